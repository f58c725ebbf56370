import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '../../../node_modules/.cache/cyberharbour');
/** The data folder of a database without tables, as one archive. */
const template = path.join(folder, `pglite-${manifest.devDependencies['@electric-sql/pglite']}.tar`);

// A test file is over before optimised WebAssembly pays: a fifth of its processor time went into compiling it.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** Making a database from nothing takes 3.5 s of CPU, from an archive 0.8 s; each test file has one. */
export async function openPglite(): Promise<PGlite> {
  if (existsSync(template)) return PGlite.create({ loadDataDir: new Blob([await readFile(template)]) });
  const database = await PGlite.create();
  const archive = await database.dumpDataDir('none');
  await mkdir(folder, { recursive: true });
  // Test files run at the same time: each writes its own, and the last one stays.
  const own = `${template}.${process.pid}`;
  await writeFile(own, Buffer.from(await archive.arrayBuffer()));
  await rename(own, template);
  return database;
}
