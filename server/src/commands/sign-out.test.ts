import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { openDatabase } from '../database/database.ts';
import { run } from './run.ts';

it('an operator ends every session of one account, and of everybody', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'ladder custard' };
  const emails = ['one@example.com', 'two@example.com'];
  for (const email of emails) await run(['admin', 'create', '--email', email], env);
  const db = await openDatabase(null, dataDir);
  const users = await db.selectFrom('users').select('id').execute();
  const times = { created_at: 1, expires_at: 9e15, checked_at: 1, renewal_due: 0, used_at: 1 } as const;
  for (const { id } of users)
    for (const device of ['phone', 'desktop']) {
      const session = { token_hash: `${id} ${device}`, user_id: id, ...times, device, network: '' };
      await db.insertInto('sessions').values(session).execute();
    }
  const signOut = async (...more: string[]) => (await run(['account', 'sign-out', ...more], env)).lines.join();
  await assert.rejects(signOut('--email', 'nobody@example.com'), /No account has nobody@example\.com/);
  assert.equal(await signOut('--email', 'One@example.com'), '2 sessions ended.');
  assert.equal(await signOut(), '2 sessions ended.');
  assert.deepEqual(await db.selectFrom('sessions').selectAll().execute(), []);
  const entries = await db.selectFrom('audit').select(['action', 'after']).orderBy('seq').execute();
  assert.deepEqual(
    entries.slice(-2).map(({ action, after }) => [action, after]),
    [
      ['user.signed-out-by-command', null],
      ['user.signed-out-by-command', '{"everybody":true}'],
    ],
  );
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
