import type { MediaFiles } from '../media/files.ts';
import { findPictureIds } from '../media/store.ts';
import { pictureIdOf } from '../media/pictures.ts';
import { verifyChain } from '../audit/verify.ts';
import type { Db } from '../database/database.ts';
import { moderatedKinds } from '../posts/kinds.ts';
import { pictureNames } from './pictures.ts';
import { countGroups, countWrongVisibilities, faultsOfFile, readCounters } from './store.ts';

/** Looks at everything that has to fit together; gives a sentence for each thing that does not. */
export async function verifyDatabase(db: Db, media: MediaFiles): Promise<string[]> {
  return [
    ...(await faultsOfFile(db)),
    ...(await wrongCounters(db)),
    ...(await wrongVisibilities(db)),
    ...(await missingPictures(db, media)),
    ...(await brokenChain(db)),
  ];
}

async function wrongCounters(db: Db): Promise<string[]> {
  const [counted, stored] = [await countGroups(db), await readCounters(db)];
  const names = new Set([...Object.keys(counted), ...Object.keys(stored)]);
  return [...names]
    .filter((name) => (counted[name] ?? 0) !== (stored[name] ?? 0))
    .map((name) => `counter ${name} says ${stored[name] ?? 0}, there are ${counted[name] ?? 0}`);
}

/** What a search counts by. */
async function wrongVisibilities(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const { table } of moderatedKinds) {
    const wrong = await countWrongVisibilities(db, table);
    if (wrong > 0) faults.push(`search counts ${wrong} of ${table} as seen by others than those who may see them`);
  }
  return faults;
}

async function missingPictures(db: Db, media: MediaFiles): Promise<string[]> {
  const missing: string[] = [];
  for await (const name of pictureNames(db)) {
    const found = await media.read(name);
    found?.stream.destroy();
    if (!found || found.size === 0) missing.push(name);
  }
  // A server may be at work: what was removed meanwhile is not missing.
  const known = await findPictureIds(db, [...new Set(missing.map(pictureIdOf))]);
  return missing.filter((name) => known.has(pictureIdOf(name))).map((name) => `picture ${name} is missing`);
}

async function brokenChain(db: Db): Promise<string[]> {
  const { brokenAt } = await verifyChain(db);
  return brokenAt === null ? [] : [`the audit log is broken at entry ${brokenAt}`];
}
