import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { callApi, cookieOf } from '../testing/caller.ts';
import { type Engine, startPostgres, startRedis } from '../testing/engines.ts';
import { form, photo } from '../testing/forms.ts';
import { joinAsMember, type RunningProgram, startProgram } from '../testing/process.ts';

const password = 'ladder custard';
const engines: Engine[] = [];
const servers: RunningProgram[] = [];
let dataDir = '';
before(async () => {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  engines.push(postgres, redis);
  dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, REDIS_URL: redis.url, ADMIN_PASSWORD: password };
  // Started at the same moment, on an empty database.
  const ports = [await freePort(), await freePort()];
  servers.push(
    ...(await Promise.all(
      ports.map((port) => startProgram({ ...env, API_PORT: String(port), PUBLIC_API_URL: `http://localhost:${port}` })),
    )),
  );
});
after(async () => {
  for (const server of servers) await server.end('SIGTERM');
  for (const engine of engines) await engine.end();
  await rm(dataDir, { recursive: true });
});

const [first, second] = [() => servers[0]?.api ?? '', () => servers[1]?.api ?? ''];
const guess = (api: string, email: string) =>
  callApi(api, 'POST', '/auth/login', { body: { email, password: 'wrong one' } });
const logIn = (api: string, email: string) => callApi(api, 'POST', '/auth/login', { body: { email, password } });

void it('two servers on one database share sessions, posts, pictures and jobs', async () => {
  const cookie = await joinAsMember(first(), dataDir, 'mei@example.com');
  assert.equal((await callApi(second(), 'GET', '/auth/verify', { cookie })).status, 200);
  const { body } = await callApi(first(), 'POST', '/blogs', {
    cookie,
    body: form({ title: 'T', content: 'C' }, { bytes: await photo(60, 40) }),
  });
  const { _id } = body['blog'] as { _id: string };
  assert.equal((await callApi(second(), 'GET', `/blogs/${_id}?all=true`, { cookie })).status, 200);
  const admins = await callApi(second(), 'GET', '/admin/users?role=admin', {
    cookie: cookieOf(await logIn(second(), 'admin@cyberharbour.example')),
  });
  assert.equal(admins.body['total'], 1, 'two first starts made one administrator');
  await callApi(second(), 'POST', '/auth/logout', { cookie });
  assert.equal((await callApi(first(), 'GET', '/auth/verify', { cookie })).status, 401);
});

void it('limits are counted together: ten guesses are ten, wherever they knock', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 12; each += 1)
    statuses.push((await guess(each % 2 ? first() : second(), 'guessed@example.com')).status);
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429, 429]);
});

void it('Redis goes away: limits are stricter, nobody is locked out, and it is one again when it comes back', async () => {
  await joinAsMember(first(), dataDir, 'zoe@example.com');
  await engines[1]?.stop();
  assert.equal((await logIn(first(), 'zoe@example.com')).status, 200);
  const statuses: number[] = [];
  for (let each = 0; each < 7; each += 1) statuses.push((await guess(first(), 'else@example.com')).status);
  assert.deepEqual(statuses, [...Array<number>(5).fill(401), 429, 429]);
  assert.equal((await logIn(second(), 'zoe@example.com')).status, 200);
  await engines[1]?.start();
  const until = Date.now() + 10_000;
  // A limit that was reached only in the stricter count is free again.
  while ((await guess(first(), 'else@example.com')).status !== 401) assert.ok(Date.now() < until);
});
