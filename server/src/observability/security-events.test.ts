import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, utimes, writeFile, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { deliverToFolder } from '../mail/delivery.ts';
import { openDataFolder } from '../settings/data-folder.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { callApi } from '../testing/caller.ts';
import { joinAsMember, startProgram } from '../testing/process.ts';
import { readCode, password } from '../testing/test-server.ts';
import type { SecurityEvent } from './security-events.ts';

onEveryDatabase('security events', (server) => {
  const countDuring = async (work: () => Promise<unknown>) => {
    const counts = server().app.securityCounts;
    const before = new Map(counts);
    await work();
    // A hook counts them once the answer has left.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Object.fromEntries(
      [...counts].map(([event, count]) => [event, count - (before.get(event) ?? 0)]).filter(([, count]) => count !== 0),
    ) as Partial<Record<SecurityEvent, number>>;
  };

  it('are counted by their names, refused and accepted', async () => {
    const mei = server().person();
    const email = 'events@example.com';
    const form = { name: 'Mei', email, password, role: 'general' };
    let userId = '';
    assert.deepEqual(
      await countDuring(async () => {
        userId = (await mei.post('/auth/register', form)).body.user._id;
        await mei.post('/auth/send-verify-otp');
        const otp = readCode(await server().mailTo(email));
        await mei.post('/auth/verify-otp', { userId, otp: otp === '000000' ? '111111' : '000000' });
        await mei.post('/auth/verify-otp', { userId, otp });
      }),
      { 'account.opened': 1, 'code.sent': 1, 'code.refused': 1, 'code.accepted': 1 },
    );
    assert.deepEqual(
      await countDuring(async () => {
        await server().person().post('/auth/login', { email, password: 'wrong one' });
        await server().person().post('/auth/login', { email, password });
        await mei.put('/user/update', { ...form, email: 'events-new@example.com', currentPassword: password });
        await mei.post('/auth/send-verify-otp');
        server().pass(61_000);
        await mei.post('/auth/send-verify-otp');
        const otp = readCode(await server().mailTo('events-new@example.com'));
        await mei.post('/auth/verify-otp', { userId, otp });
        await mei.get('/admin/users');
      }),
      {
        'login.refused': 1,
        'login.accepted': 1,
        'email.requested': 1,
        'email.changed': 1,
        'code.sent': 1,
        'code.accepted': 1,
        'limit.reached': 1,
        'access.refused': 1,
      },
    );
    const admin = await server().admin();
    assert.deepEqual(
      await countDuring(async () => {
        await admin.put(`/admin/users/${userId}/role`, { role: 'business' });
        await admin.delete(`/admin/users/${userId}`);
      }),
      { 'role.changed': 1, 'account.deleted': 1 },
    );
  });

  it('what only its author may read is stored by no device', async () => {
    const member = await server().member();
    const { _id } = (await member.post('/blogs', await blogForm())).body.blog;
    assert.equal((await member.get('/blogs?mine=true')).headers['cache-control'], 'no-store');
    assert.equal((await member.get(`/blogs/${_id}?all=true`)).headers['cache-control'], 'no-store');
    assert.equal((await member.get('/blogs')).headers['cache-control'], 'private, no-cache');
  });

  it('an Idempotency-Key with another body is no repeat', async () => {
    const member = await server().member();
    const keyed = { 'idempotency-key': 'one-blog' };
    const post = async (title: string) => member.send('POST', '/blogs', await blogForm({ title }), keyed);
    const [first, again, other] = [await post('One'), await post('One'), await post('Another')];
    assert.deepEqual([first.status, again.body.blog._id], [201, first.body.blog._id]);
    assert.deepEqual([other.status, other.body.code], [422, 'KEY_REUSED']);
  });
});

it('the log names events at its default level, and nobody’s address, password or code', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  await chmod(dataDir, 0o755);
  await writeFile(path.join(dataDir, 'cyberharbour.db'), '');
  const running = await startProgram({ DATA_DIR: dataDir, API_PORT: String(await freePort()) });
  t.after(() => running.child.kill('SIGKILL'));
  let log = '';
  running.child.stdout?.on('data', (data: Buffer) => (log += data.toString()));
  await joinAsMember(running.api, dataDir, 'logged@example.com');
  await callApi(running.api, 'POST', '/auth/login', { body: { email: 'logged@example.com', password: 'not the one' } });
  assert.equal(await running.end('SIGTERM'), 0);
  const lines = log
    .split('\n')
    .filter((line) => line.includes('"event"'))
    .map((line) => JSON.parse(line) as { event: string; account: string | null; source: string });
  assert.deepEqual(
    lines.map(({ event }) => event),
    ['account.opened', 'code.sent', 'code.accepted', 'login.refused'],
  );
  assert.match(lines[0]?.account ?? '', /^[0-9a-f-]{36}$/);
  assert.match(lines[3]?.source ?? '', /^[\w-]{12}$/);
  assert.doesNotMatch(log, /logged@example\.com|not the one|127\.0\.0\.1/);
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
  await rm(dataDir, { recursive: true });
});

it('the data folder is its owner’s alone; a folder of other things keeps its rights', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  await openDataFolder(path.join(root, 'new'));
  assert.equal((await stat(path.join(root, 'new'))).mode & 0o777, 0o700);
  await mkdir(path.join(root, 'other'));
  await chmod(path.join(root, 'other'), 0o755);
  await openDataFolder(path.join(root, 'other'));
  assert.equal((await stat(path.join(root, 'other'))).mode & 0o777, 0o755);
  await rm(root, { recursive: true });
});

it('a mail that a killed process left half written is swept at the next start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  for (const name of ['old.eml.1.part', 'new.eml.2.part', 'whole.eml'])
    await writeFile(path.join(folder, name), 'half');
  const past = new Date(Date.now() - 3_600_000);
  await utimes(path.join(folder, 'old.eml.1.part'), past, past);
  await deliverToFolder(folder, { from: 'a@example.com', replyTo: 'b@example.com' });
  assert.deepEqual((await readdir(folder)).sort(), ['new.eml.2.part', 'whole.eml']);
  await rm(folder, { recursive: true });
});
