import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { openDatabase } from '../database/database.ts';
import { run } from './run.ts';

it('the second steps of whoever lost device and recovery codes are removed by an operator, and that is mailed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'ladder custard' };
  const email = 'boss@example.com';
  const make = () => run(['admin', 'create', '--email', email], env);
  await make();
  const db = await openDatabase(null, dataDir);
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const lose = async () => {
    const key = { id: 'k', user_id, name: 'Key', credential_id: 'c', public_key: 'p', transports: '' };
    await db
      .insertInto('passkeys')
      .values({ ...key, counter: 0, is_backed_up: 0, created_at: 1, used_at: null })
      .execute();
    await db.insertInto('recovery_codes').values({ user_id, digest: 'd' }).execute();
    const times = { created_at: 1, expires_at: 9e15, checked_at: 1, renewal_due: 0, used_at: 1 } as const;
    const session = { token_hash: 't', user_id, ...times, device: '', network: '' };
    await db.insertInto('sessions').values(session).execute();
  };
  const countLeft = async () =>
    (
      await Promise.all(
        (['passkeys', 'recovery_codes', 'sessions'] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      )
    ).flat().length;
  await lose();
  await assert.rejects(
    run(['account', 'unlock', '--email', 'nobody@example.com'], env),
    /No account has nobody@example\.com/,
  );
  assert.equal(await countLeft(), 3);
  const { lines, code } = await run(['account', 'unlock', '--email', 'Boss@example.com'], env);
  assert.deepEqual([code, /opens by its password alone now/.test(lines.join())], [0, true]);
  assert.equal(await countLeft(), 0);
  const subjects = await db.selectFrom('outbox').select('subject').execute();
  assert.ok(subjects.some(({ subject }) => subject === 'The second steps of your CyberHarbour account were removed'));
  const actions = await db.selectFrom('audit').select('action').execute();
  assert.equal(actions.at(-1)?.action, 'user.unlocked-by-command');
  await lose();
  await make();
  assert.equal(await countLeft(), 0, 'a new administrator’s password is enough too');
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
