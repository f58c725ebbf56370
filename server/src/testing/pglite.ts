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

/**
 * A migrated PostgreSQL in this process. Making it takes 3.8 s of processor time, from an archive 0.8 s; each test file
 * has one.
 */
export async function openPglite(): Promise<PGlite> {
  if (existsSync(template)) return PGlite.create({ loadDataDir: new Blob([await readFile(template)]) });
  const made = await PGlite.create();
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: made }) }));
  // Else each that opens the archive replays the log.
  await made.exec('checkpoint');
  const archive = await made.dumpDataDir('none');
  await mkdir(folder, { recursive: true });
  // Test files run at the same time: each writes its own, and the last one stays.
  const own = `${template}.${process.pid}`;
  await writeFile(own, Buffer.from(await archive.arrayBuffer()));
  await rename(own, template);
  return made;
}
