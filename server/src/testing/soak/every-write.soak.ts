import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { callApi, cookieOf } from '../caller.ts';
import { startPostgres } from '../engines.ts';
import { photo } from '../forms.ts';
import { joinAsMember, startProgram } from '../process.ts';
import { Ledger } from './ledger.ts';

/** `KILLS=30` is a short form. */
const kills = Number(process.env['KILLS'] ?? 1000);
/** How long after the last kill mails and files that a dead process had begun may take; milliseconds. */
const settling = 6 * 60_000;

// At once: most of a round is waiting, for a start or for an answer.
describe('the server is killed in the middle of writing', { concurrency: true }, () => {
  for (const dialect of ['sqlite', 'postgres'] as const)
    void it(`${kills} kills in the middle of posts, mails, files and deletions lose nothing (${dialect})`, async (test) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-soak-'));
      const engine = dialect === 'postgres' ? await startPostgres() : null;
      const env = {
        DATA_DIR: dataDir,
        API_PORT: String(await freePort()),
        ADMIN_PASSWORD: 'ladder custard pier',
        RATE_LIMIT_SCALE: '100000',
        REGISTRATIONS_PER_ADDRESS: '1000000',
        PICTURE_QUOTA: '100000',
        ...(engine && { DATABASE_URL: engine.url }),
      };
      let running = await startProgram(env);
      test.after(() => running.end('SIGKILL'));
      const [cookie, bytes] = [await joinAsMember(running.api, dataDir, 'mei@example.com'), await photo(60, 40)];
      const body = { email: running.admin.email, password: env.ADMIN_PASSWORD };
      const admin = cookieOf(await callApi(running.api, 'POST', '/auth/login', { body }));
      const ledger = new Ledger(dataDir);
      for (let round = 0; round < kills; round += 1) {
        const { api } = running;
        const before = ledger.posts.size;
        const writers = [ledger.post(api, cookie, bytes), ledger.post(api, cookie, bytes), ledger.join(api, admin)];
        // On a busy machine the first answer takes its time: each kill comes while something is written.
        for (const end = Date.now() + 10_000; ledger.posts.size === before && Date.now() < end;) await pause(10);
        await pause(Math.random() * 350);
        await running.end('SIGKILL');
        await Promise.all(writers);
        running = await startProgram(env);
      }
      let faults = await ledger.findFaults(running.api, cookie);
      for (const end = Date.now() + settling; faults.length > 0 && Date.now() < end; await pause(5000))
        faults = await ledger.findFaults(running.api, cookie);
      const count = (of: (member: Ledger['members'][number]) => boolean) => ledger.members.filter(of).length;
      test.diagnostic(
        `${kills} kills, ${dialect}: acknowledged ${ledger.posts.size} posts, ${ledger.members.length} accounts, ` +
          `${count((one) => one.isMailed)} mails, ${count((one) => one.isExported)} files, ` +
          `${count((one) => one.deletion === 'done')} deletions; ${faults.length} lost or half`,
      );
      assert.equal(await running.end('SIGTERM'), 0);
      await engine?.end();
      await rm(dataDir, { recursive: true });
      assert.deepEqual(faults, []);
      assert.ok(ledger.posts.size >= kills / 2 && ledger.members.length > 0, 'it wrote');
    });
});
