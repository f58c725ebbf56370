import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { photo, form } from '../testing/forms.ts';
import { joinAsMember, type RunningProgram, startProgram } from '../testing/process.ts';

/** `KILLS=1000` is the long form. */
const kills = Number(process.env['KILLS'] ?? 25);
const origin = 'http://localhost:3000';

void it(
  `loses nothing it acknowledged when it is killed ${kills} times in the middle of writing`,
  { timeout: 20_000 + kills * 5_000 },
  async (test) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
    const env = { DATA_DIR: dataDir, API_PORT: String(await freePort()), ADMIN_PASSWORD: 'ladder custard' };
    let running = await startProgram(env);
    test.after(() => running.end('SIGKILL'));
    const cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
    const image = { bytes: await photo(60, 40) };
    const ledger = new Set<string>();
    let slowest = 0;

    for (let round = 0; round < kills; round += 1) {
      const writers = [1, 2, 3].map(() => writeUntilDead(running.api));
      const before = ledger.size;
      await pause(60 + Math.random() * 120);
      // A machine with much else to do has acknowledged nothing by then.
      for (let waited = 0; ledger.size === before && waited < 5_000; waited += 5) await pause(5);
      await running.end('SIGKILL');
      await Promise.all(writers);
      const died = performance.now();
      running = await startProgram(env);
      slowest = Math.max(slowest, performance.now() - died);
      // The same session, after every kill.
      const stored = await mine(running);
      assert.deepEqual(
        [...ledger].filter((id) => !stored.ids.has(id)),
        [],
      );
      assert.equal(stored.total, stored.ids.size);
    }

    test.diagnostic(
      `${ledger.size} acknowledged, 0 lost; ready again ${slowest.toFixed(0)} ms after a kill at the slowest (bar of the long form: 3000 ms)`,
    );
    assert.ok(ledger.size > kills, `${ledger.size} acknowledged`);
    assert.equal(await counted(running.api), (await mine(running)).ids.size);
    assert.equal(await running.end('SIGTERM'), 0);
    await rm(dataDir, { recursive: true });

    async function writeUntilDead(api: string): Promise<void> {
      for (;;) {
        try {
          const answer = await fetch(`${api}/api/blogs`, {
            method: 'POST',
            headers: { origin, cookie },
            body: form({ title: 'T', content: 'C' }, image),
          });
          if (answer.status !== 201) return;
          ledger.add(((await answer.json()) as { blog: { _id: string } }).blog._id);
        } catch {
          return;
        }
      }
    }

    /** What the counters say, which are written together with the posts. */
    async function counted(api: string): Promise<number | undefined> {
      const body = JSON.stringify({ email: running.admin.email, password: env.ADMIN_PASSWORD });
      const login = await fetch(`${api}/api/auth/login`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body,
      });
      const cookies = login.headers.getSetCookie();
      const admin = cookies.findLast((each) => each.startsWith('__Host-session='))?.split(';')[0] ?? '';
      const answer = await fetch(`${api}/api/admin/blogs?limit=0`, { headers: { cookie: admin } });
      return ((await answer.json()) as { byStatus: { pending?: number } }).byStatus.pending;
    }

    async function mine({ api }: RunningProgram): Promise<{ ids: Set<string>; total: number }> {
      const ids = new Set<string>();
      let total = 0;
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer = await fetch(`${api}/api/blogs?mine=true&limit=100${cursor && `&cursor=${cursor}`}`, {
          headers: { cookie },
        });
        assert.equal(answer.status, 200);
        const page = (await answer.json()) as { blogs: { _id: string }[]; nextCursor: string | null; total: number };
        for (const { _id } of page.blogs) ids.add(_id);
        ({ total, nextCursor: cursor } = page);
      }
      return { ids, total };
    }
  },
);
