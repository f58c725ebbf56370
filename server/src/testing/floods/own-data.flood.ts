import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { memoryOf } from '../../bench/measure.ts';
import { callApi } from '../caller.ts';
import { form, photo } from '../forms.ts';
import { joinAsMember, startProgram } from '../process.ts';
import { readZip } from '../read-zip.ts';

/** `POSTS=1000` is the long form; the bar there is 5 s, printed and not tested. */
const posts = Number(process.env['POSTS'] ?? 200);
const lanes = 4;

void it(`the file with ${posts} posts and their pictures is whole; its time and memory are printed`, async (test) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-own-data-'));
  test.after(() => rm(dataDir, { recursive: true }));
  const running = await startProgram({
    DATA_DIR: dataDir,
    API_PORT: String(await getPort()),
    ADMIN_PASSWORD: 'ladder custard pier',
    RATE_LIMIT_SCALE: '100000',
    PICTURE_QUOTA: '100000',
  });
  test.after(() => running.end('SIGTERM'));
  const { api } = running;
  const [cookie, bytes] = [await joinAsMember(api, dataDir, 'mei@example.com'), await photo(600, 400)];
  let left = posts;
  const write = async () => {
    while (left > 0) {
      left -= 1;
      const body = form({ title: `Post ${left}`, content: 'I rang the number that I already had.' }, { bytes });
      assert.equal((await callApi(api, 'POST', '/blogs', { cookie, body })).status, 201);
    }
  };
  await Promise.all(Array.from({ length: lanes }, write));
  await pause(2000);

  const [before, began] = [await memoryOf(running), performance.now()];
  let most = before;
  assert.equal((await callApi(api, 'POST', '/user/export', { cookie })).status, 200);
  for (let state = ''; state !== 'ready'; await pause(50)) {
    most = Math.max(most, await memoryOf(running));
    const { body } = await callApi(api, 'GET', '/user/export', { cookie });
    ({ state } = body['ownData'] as { state: string });
  }
  const seconds = (performance.now() - began) / 1000;
  const file = await fetch(`${api}/api/user/export/file`, { headers: { cookie } });
  const entries = readZip(Buffer.from(await file.arrayBuffer()));
  const data = JSON.parse(entries.get('data.json')?.toString() ?? '{}') as { blogs?: unknown[] };
  assert.equal(data.blogs?.length, posts);
  assert.ok([...entries.keys()].filter((name) => /\.(?:webp|jpe?g|png)$/.test(name)).length >= posts);
  test.diagnostic(
    `the file of ${posts} posts: ${seconds.toFixed(1)} s (bar: 5 s for 1,000), ${entries.size} files in it, ` +
      `memory ${before.toFixed(0)} and at most ${most.toFixed(0)} MiB`,
  );
});
