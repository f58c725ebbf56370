import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { startPostgres } from '../engines.ts';
import { startProgram } from '../process.ts';
import { addCampaign, makeVisitor, takeStep } from '../visitors.ts';
import { areaUnder, scoreVisitors, type Loot, type SeenVisitor } from './link-visitors.ts';

/** Visitors of each day; half of those of the second were there on the first. */
const perDay = Number(process.env['VISITORS'] ?? 200);
const dialects = process.env['TEST_DIALECTS']?.split(',') ?? ['sqlite', 'postgres'];

/** The program's clock is a day behind until a signal says that the night is over. */
const yesterday = `data:text/javascript,${encodeURIComponent(
  `let behind=86400000;const now=Date.now.bind(Date);Date.now=()=>now()-behind;process.on('SIGUSR2',()=>{behind=0});`,
)}`;

async function readRows(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows)),
  );
  return rows.join('\n');
}

async function readFiles(folder: string): Promise<string> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((each) => each.isFile());
  return (await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'latin1')))).join('\n');
}

for (const dialect of dialects)
  it(`nobody who takes the database, the logs and a day’s traffic links visitors of two days (${dialect})`, async (test) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-linking-'));
    const engine = dialect === 'postgres' ? await startPostgres() : null;
    const url = engine?.url ?? null;
    const db = await openDatabase(url, dataDir);
    await migrate(db);
    const campaign = await addCampaign(db);
    const settings = {
      DATA_DIR: dataDir,
      API_PORT: String(await freePort()),
      TRUST_PROXY: '1',
      ...(url === null ? { NODE_OPTIONS: `--import=${yesterday}` } : { DATABASE_URL: url }),
    };
    let logs = '';
    const start = async () => {
      const started = await startProgram(settings);
      started.child.stdout?.on('data', (data: Buffer) => (logs += data.toString()));
      return started;
    };
    let program = await start();
    test.after(async () => {
      await program.end('SIGKILL');
      await db.destroy();
      await engine?.end();
      await rm(dataDir, { recursive: true, force: true });
    });
    /** On PostgreSQL processes go by the clock of the database: there, what was written becomes a day older. */
    const passNight = async () => {
      if (url === null) {
        program.child.kill('SIGUSR2');
        return pause(200);
      }
      await program.end('SIGTERM');
      for (const table of ['day_salts', 'day_visits', 'campaign_counts'] as const)
        await db
          .updateTable(table)
          .set((eb) => ({ day: eb('day', '-', 1) }))
          .execute();
      program = await start();
    };
    const visit = async (n: number): Promise<SeenVisitor> => {
      const visitor = makeVisitor(n);
      let answers = '';
      for (const step of ['seen', 'joined'] as const) {
        const { status, headers, text } = await takeStep(program.api, campaign, step, visitor);
        assert.equal(status, 200, text);
        answers += `${JSON.stringify(headers)}${text}`;
      }
      return { ...visitor, answers };
    };
    for (let n = 0; n < perDay; n += 1) await visit(n);
    const saltOf = async () => (await db.selectFrom('day_salts').selectAll().execute()).map(({ salt }) => salt);
    const [first = ''] = await saltOf();
    const firstDigests = (await db.selectFrom('day_visits').selectAll().execute()).map(({ digest }) => digest);
    assert.equal(firstDigests.length, 2 * perDay);
    await passNight();
    const seen: SeenVisitor[] = [];
    for (let n = perDay / 2; n < perDay * 1.5; n += 1) seen.push(await visit(n));
    const salts = await saltOf();
    const [today = ''] = salts;
    assert.ok(salts.length === 1 && today !== first, 'the salt of the first day is gone');
    // As the machine is at that moment: with the write-ahead log, too.
    const database = `${await readRows(db)}\n${engine ? '' : await readFiles(dataDir)}`;
    const loot: Loot = { database, logs, campaign };
    const judge = (some: Partial<Loot>) => {
      const scores = scoreVisitors({ ...loot, ...some }, seen, today);
      // The first half was there on the first day.
      return areaUnder(scores.slice(0, perDay / 2), scores.slice(perDay / 2));
    };
    // An attack that finds nothing where there is something would show nothing.
    const planted = {
      'the salt of the day before': judge({ database: `${database}\n${first}\n${firstDigests.join('\n')}` }),
      'a hash of each address in the log': judge({
        logs: `${logs}\n${Array.from({ length: perDay }, (_, n) => createHash('sha256').update(makeVisitor(n).address).digest('hex')).join('\n')}`,
      }),
    };
    for (const [what, area] of Object.entries(planted)) assert.ok(area > 0.95, `${what}: ${area}`);
    const area = judge({});
    test.diagnostic(
      `${dialect}: AUC ${area.toFixed(3)} of ${seen.length} visitors; with something planted ${Object.values(planted)
        .map((each) => each.toFixed(3))
        .join(', ')}`,
    );
    assert.ok(area <= 0.52 && area >= 0.48, `AUC ${area}`);
  });
