import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { startProgram } from './testing/process.ts';

describe('the program', () => {
  let folder = '';
  let port = '';
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
    port = String(await freePort());
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('says the administrator’s made-up password once, and keeps the sample posts to one planting', async () => {
    const env = { DATA_DIR: folder, API_PORT: port, SEED: 'demo', PUBLIC_API_URL: `http://localhost:${port}` };
    const first = await startProgram(env);
    assert.match(first.admin.password ?? '', /^[\w-]{20}$/);
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${first.api}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(first.admin),
    });
    assert.equal(login.status, 200);
    assert.equal(await first.end('SIGTERM'), 0);
    const second = await startProgram(env);
    assert.deepEqual(second.admin, { email: first.admin.email, password: null });
    const { blogs } = (await (await fetch(`${second.api}/api/blogs`)).json()) as { blogs: { imageUrl: string }[] };
    assert.equal(blogs.length, 6);
    assert.equal((await fetch(blogs[0]?.imageUrl ?? '')).status, 200);
    const { campaigns } = (await (await fetch(`${second.api}/api/campaigns`)).json()) as {
      campaigns: Record<'startTime' | 'endTime', string>[];
    };
    const hours = new Set(campaigns.map(({ startTime, endTime }) => `${startTime.slice(11)} to ${endTime.slice(11)}`));
    assert.deepEqual([...hours], ['23:00:00.000Z to 07:00:00.000Z'], 'from a morning to an evening in Sydney');
    assert.equal(await second.end('SIGTERM'), 0);
  });

  it('stops at once although a browser keeps connections open', async () => {
    const { api, end } = await startProgram({ DATA_DIR: folder, API_PORT: port });
    const silent = connect(Number(port), '127.0.0.1');
    await fetch(`${api}/healthz`, { headers: { connection: 'keep-alive' } });
    const began = performance.now();
    assert.equal(await end('SIGTERM'), 0);
    assert.ok(performance.now() - began < 10_000, 'long before the connection would end by itself');
    silent.destroy();
  });

  it('says in one sentence what keeps it from starting', async () => {
    const running = await startProgram({ DATA_DIR: folder, API_PORT: port });
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const wrong: [Record<string, string>, RegExp][] = [
      [
        { DATA_DIR: folder, API_PORT: port },
        /^1 API_PORT: port \d+ is taken; stop what uses it or set another one\.\n$/,
      ],
      [
        { DATA_DIR: path.join(file, 'inside'), API_PORT: port },
        /^1 DATA_DIR: the folder .* cannot be written; .*\.\n$/,
      ],
      [{ DATA_DIR: folder, API_PORT: 'many' }, /^1 API_PORT must be a port between 1 and 65535, not "many"\.\n$/],
      [
        { DATA_DIR: folder, API_PORT: port, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' },
        /^1 DATABASE_URL: the database at 127\.0\.0\.1:1 could not be used .*\n$/,
      ],
    ];
    const broken = path.join(folder, 'broken');
    await mkdir(broken);
    await writeFile(path.join(broken, 'cyberharbour.db'), 'this is no database, and was never one');
    wrong.push([
      { DATA_DIR: broken, API_PORT: port },
      /^1 DATA_DIR: the database in .* could not be used \(file is not a database\)\.\n$/,
    ]);
    for (const [env, sentence] of wrong)
      await assert.rejects(startProgram(env), (error) => error instanceof Error && sentence.test(error.message));
    await running.end('SIGTERM');
  });

  it('starts without Redis, and says so; behind a proxy it counts by the address that the proxy saw', async () => {
    const running = await startProgram({
      DATA_DIR: folder,
      API_PORT: port,
      TRUST_PROXY: 'true',
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    });
    try {
      assert.match(
        running.said(),
        /^REDIS_URL: Redis at 127\.0\.0\.1:\d+ does not answer; limits are counted in this process, and stricter, until it does\.\n$/,
      );
      assert.equal((await fetch(`${running.api}/readyz`)).status, 200);
      const ask = async (seen: string) => {
        // What stands before the proxy's own word is the caller's invention.
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${(asked += 1)}, ${seen}` };
        return (
          await fetch(`${running.api}/api/newsletter/subscribe`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ email: `reader${asked}@example.com` }),
          })
        ).status;
      };
      let asked = 0;
      const statuses = await Promise.all(Array.from({ length: 12 }, () => ask('192.0.2.1')));
      assert.ok(statuses.includes(429), statuses.join());
      assert.equal(await ask('192.0.2.2'), 200);
    } finally {
      await running.end('SIGTERM');
    }
  });
});
