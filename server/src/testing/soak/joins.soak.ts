import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { quantile } from '../../bench/measure.ts';
import { startPostgres } from '../engines.ts';
import { startProgram } from '../process.ts';
import { addCampaign, makeVisitor, takeStep } from '../visitors.ts';

/** `JOINS=1000000 JOIN_KILLS=200` is the long form; `TEST_DIALECTS` chooses among the databases. */
const joins = Number(process.env['JOINS'] ?? 4000);
const kills = Number(process.env['JOIN_KILLS'] ?? 8);
const clients = 8;
const dialects = process.env['TEST_DIALECTS']?.split(',') ?? ['sqlite', 'postgres'];

for (const dialect of dialects)
  it(`${joins} joins from ${clients} clients under ${kills} kills are counted to the unit (${dialect})`, async (test) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-joins-'));
    const engine = dialect === 'postgres' ? await startPostgres() : null;
    const url = engine?.url ?? null;
    const before = await openDatabase(url, dataDir);
    await migrate(before);
    const campaign = await addCampaign(before);
    await before.destroy();
    const settings = {
      DATA_DIR: dataDir,
      API_PORT: String(await freePort()),
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: '100000',
      ...(url !== null && { DATABASE_URL: url }),
    };
    let program = await startProgram(settings);
    test.after(async () => {
      await program.end('SIGKILL');
      await engine?.end();
      await rm(dataDir, { recursive: true, force: true });
    });
    const times: number[] = [];
    let [next, answered, repeated] = [0, 0, 0];
    /** A visitor whose press was not answered presses again: whether it was counted nobody knows. */
    const join = async (visitor: number): Promise<void> => {
      for (;;) {
        const began = performance.now();
        const { status, text } = await takeStep(program.api, campaign, 'joined', makeVisitor(visitor));
        if (status === 200) {
          times.push(performance.now() - began);
          answered += 1;
          return;
        }
        assert.ok(status === 0 || status === 503, `${status} ${text}`);
        repeated += 1;
        await pause(20);
      }
    };
    const client = async () => {
      while (next < joins) await join(next++);
    };
    const begun = Date.now();
    const all = Promise.all(Array.from({ length: clients }, client));
    for (let kill = 1; kill <= kills; kill += 1) {
      while (answered < (joins * kill) / (kills + 1)) await pause(1);
      await program.end('SIGKILL');
      program = await startProgram(settings);
    }
    await all;
    const seconds = (Date.now() - begun) / 1000;
    await program.end('SIGTERM');
    const db = await openDatabase(url, dataDir);
    const counts = await db.selectFrom('campaign_counts').selectAll().execute();
    await db.destroy();
    test.diagnostic(
      `${dialect}: ${joins} joins in ${seconds.toFixed(0)} s, ${repeated} pressed again, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    );
    assert.deepEqual(
      counts.map(({ step, source, number }) => [step, source, number]),
      [['joined', 'poster', joins]],
    );
  });
