import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import manifest from '../../package.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '../../../node_modules/.cache/cyberharbour');

const database = path.join(import.meta.dirname, '../database');

/** Changes with every text that decides how an empty database looks. */
function hashMigrations(): string {
  const hash = createHash('sha256').update(manifest.devDependencies['@electric-sql/pglite']);
  for (const file of globSync('**/*.ts', { cwd: database }).sort())
    hash.update(readFileSync(path.join(database, file)));
  return hash.digest('hex').slice(0, 16);
}
/** The data folder of a database with all tables and no rows, as one archive. */
const template = path.join(folder, `pglite-${hashMigrations()}.tar`);

// A test file is over before optimised WebAssembly pays: a fifth of its processor time went into compiling it.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** The data folder of a migrated database, made where it is not there yet. */
async function readTemplate(): Promise<Blob> {
  if (existsSync(template)) return new Blob([await readFile(template)]);
  const made = await PGlite.create();
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: made }) }));
  // Else each that opens the archive replays the log.
  await made.exec('checkpoint');
  const archive = await made.dumpDataDir('none');
  await made.close();
  await mkdir(folder, { recursive: true });
  // Test processes run at the same time: each writes its own, and the last one stays.
  const own = `${template}.${process.pid}`;
  await writeFile(own, Buffer.from(await archive.arrayBuffer()));
  await rename(own, template);
  return archive;
}

/** A database with what its migrations left in each table. */
interface Migrated {
  pglite: PGlite;
  rows: Map<string, string>;
}

async function listTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function openMigrated(): Promise<Migrated> {
  const pglite = await PGlite.create({ loadDataDir: await readTemplate() });
  const rows = new Map<string, string>();
  for (const table of await listTables(pglite)) {
    const [all] = (
      await pglite.query<{ json: string }>(`select coalesce(json_agg(t), '[]')::text as json from ${table} t`)
    ).rows;
    rows.set(table, all?.json ?? '[]');
  }
  return { pglite, rows };
}

/** Puts back what the migrations left; returns whether it could: a test may have made a table of its own. */
async function reset({ pglite, rows }: Migrated): Promise<boolean> {
  if ((await listTables(pglite)).join() !== [...rows.keys()].join()) return false;
  await pglite.exec(`truncate ${[...rows.keys()].join()} restart identity cascade`);
  for (const [table, json] of rows)
    if (json !== '[]')
      await pglite.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [json]);
  return true;
}

/** What the suite before gave back, until it is closed: suites of a process follow each other. */
let idle: { migrated: Migrated; closing: NodeJS.Timeout } | undefined;

/** An open one keeps its process alive, so it is closed where no suite takes it within a second. */
function keep(migrated: Migrated): void {
  const closing = setTimeout(() => {
    idle = undefined;
    void migrated.pglite.close();
  }, 1000);
  idle = { migrated, closing };
}

async function takeIdle(): Promise<Migrated | undefined> {
  if (!idle) return undefined;
  const { migrated, closing } = idle;
  clearTimeout(closing);
  idle = undefined;
  if (await reset(migrated)) return migrated;
  await migrated.pglite.close();
  return undefined;
}

/**
 * A migrated PostgreSQL in this process, empty. Making it takes 3.8 s of processor time, from an archive 0.7 s, by
 * emptying the one of the suite before 0.07 s; each suite has one.
 */
export async function openPglite(): Promise<
  Pick<PGlite, 'query' | 'transaction' | 'ready' | 'waitReady' | 'closed' | 'close'>
> {
  const migrated = (await takeIdle()) ?? (await openMigrated());
  const { pglite } = migrated;
  return {
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    ready: pglite.ready,
    waitReady: pglite.waitReady,
    closed: false,
    close: async () => keep(migrated),
  };
}
