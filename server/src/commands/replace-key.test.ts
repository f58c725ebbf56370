import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { openDatabase, openHeavy } from '../database/database.ts';
import { readCodeKey } from '../facts/store.ts';
import { addApp } from '../testing/second-steps.ts';
import { openTestServer, password } from '../testing/test-server.ts';
import { run } from './run.ts';

const open = async (dataDir: string) => {
  const db = await openDatabase(null, dataDir);
  return openTestServer(db, openHeavy(db, null, dataDir), dataDir);
};

it('an operator replaces the key: apps still log in, recovery codes and mailed codes end, and their owner is told', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const before = await open(dataDir);
  const member = await before.member({ email: 'mei@example.com' });
  const app = await addApp(before, member);
  await before.person().post('/auth/forgot-password', { email: 'mei@example.com' });
  const key = await readCodeKey(before.context.db);
  await before.close();

  const { lines, code } = await run(['db', 'replace-key'], { DATA_DIR: dataDir });
  assert.equal(code, 0);
  assert.deepEqual(lines.slice(0, 2), [
    'The key was replaced: 1 secrets of apps are encrypted anew.',
    'Codes and links in mails ended, and the recovery codes of 1 accounts, which get a mail.',
  ]);

  const after = await open(dataDir);
  after.pass(60_000);
  assert.notDeepEqual(await readCodeKey(after.context.db), key);
  assert.deepEqual(await after.context.db.selectFrom('codes').selectAll().execute(), []);
  const logIn = async (secondStep: string) => {
    const person = after.person();
    await person.post('/auth/login', { email: 'mei@example.com', password });
    return (await person.post('/auth/login/second-step', { code: secondStep })).status;
  };
  assert.equal(await logIn(app.recoveryCodes[0] ?? ''), 400);
  assert.equal(await logIn(app.codeAt(after.context.clock())), 200);
  assert.match(
    (await after.mailTo('mei@example.com', 1, 'notice')).subject,
    /recovery codes of your CyberHarbour account ended/,
  );
  await after.close();
  await rm(dataDir, { recursive: true });
});
