import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { freeLimits } from '../testing/free-limits.ts';
import { makeQuickPasswords } from '../testing/matrix/quick-passwords.ts';

/** Transactions that the database ended because two waited for each other; its figure comes a second late. */
async function countDeadlocks(db: Db): Promise<number> {
  if (!isPostgres(db)) return 0;
  await pause(1500);
  const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(db);
  return Number(rows[0]?.deadlocks);
}

onEveryDatabase('what is counted in the transaction that changes it', (server) => {
  it('never makes two wait for each other: accounts and posts that are made, changed and deleted at once', async () => {
    const { context } = server();
    await server().stopMail();
    context.passwords = makeQuickPasswords(context.passwords);
    context.limits = freeLimits;
    const admin = await server().admin();
    const before = await countDeadlocks(context.db);
    const statuses: number[] = [];
    const lane = async (place: number) => {
      for (let round = 0; round < 12; round += 1) {
        const member = await server().member({ email: `lane${place}.${round}@example.com` });
        const business = { businessName: 'B', businessAddress: 'A', businessAbn: '1' };
        const role = (round + place) % 2 === 0 ? { role: 'business', ...business } : { role: 'general' };
        const { _id } = (await member.post('/blogs', await blogForm({ title: 'T' }))).body.blog;
        const answers = [
          await member.put('/user/update', { name: `N${round}`, email: `lane${place}.${round}@example.com`, ...role }),
          await admin.put(`/admin/users/${member.id}/role`, { role: place % 2 === 0 ? 'admin' : 'business' }),
          await admin.put(`/admin/blogs/${_id}/approve`),
          ...(round % 2 === 0 ? [await admin.delete(`/admin/blogs/${_id}`)] : []),
          await admin.delete(`/admin/users/${member.id}`),
        ];
        statuses.push(...answers.map(({ status }) => status));
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, place) => lane(place)));
    assert.deepEqual(
      statuses.filter((status) => status >= 500),
      [],
    );
    assert.ok(statuses.filter((status) => status === 200).length > statuses.length / 2, statuses.join());
    assert.equal((await countDeadlocks(context.db)) - before, 0);
  });
});
