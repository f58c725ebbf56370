import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import S3rver from 's3rver';
import { callApi } from '../testing/caller.ts';
import { form, photo } from '../testing/forms.ts';
import { joinAsMember, startProgram } from '../testing/process.ts';

void it(
  'the object store hangs: pictures are refused in a sentence, reads go on, and it heals without a restart',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-s3-'));
    const store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: path.join(folder, 'store'),
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = await store.run();
    let hangs = false;
    const sockets = new Set<Socket>();
    const between = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      const further = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.on('data', (data: Buffer) => hangs || further.write(data));
      socket.once('close', () => further.destroy());
      further.pipe(socket);
    });
    const front = await freePort();
    between.listen(front, '127.0.0.1');
    await once(between, 'listening');
    const dataDir = path.join(folder, 'data');
    const s3 = {
      S3_ENDPOINT: `http://127.0.0.1:${front}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const running = await startProgram({ DATA_DIR: dataDir, API_PORT: String(await freePort()), ...s3 });
    const cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
    const post = async (width: number) =>
      callApi(running.api, 'POST', '/blogs', {
        cookie,
        body: form({ title: 'T', content: 'C' }, { bytes: await photo(width, 40) }),
      });
    const first = await post(60);
    const { imageUrl = '' } = first.body['blog'] as { imageUrl?: string };
    assert.deepEqual(
      [first.status, (await fetch(new URL(new URL(imageUrl).pathname, running.api))).status],
      [201, 200],
    );
    hangs = true;
    const waits = post(61);
    assert.equal((await callApi(running.api, 'GET', '/blogs?mine=true', { cookie })).status, 200);
    const refused = await waits;
    assert.deepEqual(
      [refused.status, refused.body['code'], Number(refused.headers.get('retry-after')) > 0],
      [503, 'STORE_AWAY', true],
    );
    // Many at once wait no longer than one: pictures that are sent, and pictures that are looked at.
    const began = Date.now();
    const look = async () => (await fetch(new URL(new URL(imageUrl).pathname, running.api))).status;
    const many = [64, 65, 66, 67].map(async (width) => (await post(width)).status);
    assert.deepEqual(await Promise.all([...many, look(), look(), look()]), Array<number>(7).fill(503));
    assert.ok(Date.now() - began < 10_000, `${Date.now() - began} ms`);
    hangs = false;
    for (const socket of sockets) socket.destroy();
    // Nobody waits for it in the seconds after it hung.
    await pause(2500);
    assert.equal((await post(62)).status, 201);
    assert.equal(await running.end('SIGTERM'), 0);
    for (const socket of sockets) socket.destroy();
    between.close();
    await store.close();
    await rm(folder, { recursive: true });
  },
);
