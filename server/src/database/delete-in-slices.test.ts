import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type KyselyPlugin, sql } from 'kysely';
import { onEveryDatabase } from '../testing/dialects.ts';
import { deleteInSlices } from './delete-in-slices.ts';

/** Statements that went to the database. */
class Counted implements KyselyPlugin {
  count = 0;
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.count += 1;
    return node;
  }
  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}

onEveryDatabase('sweeps of many rows', (server) => {
  it('delete what is old a slice at a time, and leave what is not', async () => {
    const { db } = server().context;
    const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5000)`;
    await sql`insert into used_challenges (digest, expires_at) ${numbers} select 'old-' || n, n from numbers`.execute(
      db,
    );
    await sql`insert into used_challenges (digest, expires_at) values ('new', 6000)`.execute(db);
    const counted = new Counted();
    await deleteInSlices(db.withPlugin(counted), 'used_challenges', sql`expires_at <= 5000`);
    const left = await db.selectFrom('used_challenges').select('digest').execute();
    assert.deepEqual([left, counted.count], [[{ digest: 'new' }], 3]);
  });
});
