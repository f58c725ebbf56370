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

let engine: Engine;
let dataDir = '';
let running: RunningProgram;
let cookie = '';
before(async () => {
  engine = await startPostgres();
  dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  running = await startProgram({ DATA_DIR: dataDir, DATABASE_URL: engine.url, API_PORT: String(await freePort()) });
  cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
});
after(async () => {
  await running.end('SIGTERM');
  await engine.end();
  await rm(dataDir, { recursive: true });
});

void it(
  'PostgreSQL goes away and comes back under load: 503 with Retry-After, nothing lost, nobody signed out',
  { timeout: 60_000 },
  async () => {
    const image = { bytes: await photo(60, 40) };
    const post = () =>
      callApi(running.api, 'POST', '/blogs', { cookie, body: form({ title: 'T', content: 'C' }, image) });
    const load = keepCalling(3, post);
    await pause(1000);
    await engine.stop();
    await pause(1500);
    const away = await callApi(running.api, 'GET', '/auth/verify', { cookie });
    assert.deepEqual(
      [away.status, away.body['code'], Number(away.headers.get('retry-after')) > 0],
      [503, 'DATABASE_AWAY', true],
    );
    assert.match(String(away.body.message), /^We cannot reach our records right now/);
    assert.ok(String(away.body.message).endsWith(`Reference: ${away.headers.get('x-request-id') ?? ''}.`));
    assert.equal((await fetch(`${running.api}/readyz`)).status, 503);
    assert.equal((await fetch(`${running.api}/healthz`)).status, 200);
    await engine.start();
    const back = Date.now();
    while ((await callApi(running.api, 'GET', '/auth/verify', { cookie })).status !== 200) {
      assert.ok(Date.now() - back < 5000, 'healed within five seconds, with the same session');
      await pause(50);
    }
    const answers = await load.stop();
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [201, 503]);
    const acknowledged = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body['blog'] as { _id: string })._id);
    for (const id of acknowledged)
      assert.equal((await callApi(running.api, 'GET', `/blogs/${id}?all=true`, { cookie })).status, 200);
    assert.ok(acknowledged.length > 5, `${acknowledged.length} acknowledged`);
  },
);
