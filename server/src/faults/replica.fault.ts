import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { callApi, keepCalling } from '../testing/caller.ts';
import { type Engine, startPostgres } from '../testing/engines.ts';
import { form, photo } from '../testing/forms.ts';
import { joinAsMember, type RunningProgram, startProgram } from '../testing/process.ts';

let [primary, replica]: Engine[] = [];
let dataDir = '';
let running: RunningProgram;
let cookie = '';
before(async () => {
  // Two that know nothing of each other: what the second one lacks shows which of them answered.
  [primary, replica] = [await startPostgres(), await startPostgres()];
  dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const env = { DATA_DIR: dataDir, API_PORT: String(await freePort()) };
  const first = await startProgram({ ...env, DATABASE_URL: replica.url });
  await first.end('SIGTERM');
  running = await startProgram({ ...env, DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url });
  cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
});
after(async () => {
  await running.end('SIGTERM');
  await primary?.end();
  await replica?.end();
  await rm(dataDir, { recursive: true });
});

const ready = async () => {
  const answer = await fetch(`${running.api}/readyz`);
  const { dependencies } = (await answer.json()) as { dependencies: Record<string, string> };
  return { status: answer.status, dependencies };
};

void it(
  'visitors read from the replica, members from the primary, and each reads on while the other is away',
  { timeout: 60_000 },
  async () => {
    const body = form({ title: 'T', content: 'C' }, { bytes: await photo(60, 40) });
    const posted = await callApi(running.api, 'POST', '/blogs', { cookie, body });
    const { _id } = posted.body['blog'] as { _id: string };
    const read = (as: string) => callApi(running.api, 'GET', `/blogs/${_id}?all=true`, { cookie: as });
    assert.equal((await read(cookie)).status, 200, 'a member sees what they just wrote');
    assert.equal((await read('')).status, 404, 'a visitor is answered by the replica');
    assert.deepEqual((await ready()).dependencies, { database: 'ok', reads: 'ok', pictures: 'ok' });

    await primary?.stop();
    assert.equal((await callApi(running.api, 'GET', '/blogs')).status, 200);
    assert.deepEqual([(await read(cookie)).status, (await read(cookie)).headers.get('retry-after')], [503, '3']);
    const away = await ready();
    assert.deepEqual([away.status, away.dependencies['reads']], [200, 'ok'], 'it stays in use for visitors');
    assert.match(away.dependencies['database'] ?? '', /^fails \(/);

    await primary?.start();
    // What it was reading when it died is asked of the primary: nobody sees it.
    let asked = 0;
    const visitors = keepCalling(8, () => callApi(running.api, 'GET', `/blogs?limit=2&q=${(asked += 1)}`));
    await pause(500);
    await replica?.stop();
    await pause(500);
    const answers = await visitors.stop();
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200], `of ${answers.length} reads`);
    for (const end = Date.now() + 5000; (await callApi(running.api, 'GET', '/blogs?limit=3')).status !== 200;) {
      assert.ok(Date.now() < end, 'the primary answers visitors');
      await pause(50);
    }
    assert.equal((await read(cookie)).status, 200);
    assert.equal((await ready()).status, 200);
  },
);
