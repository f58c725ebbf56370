import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiVersion } from '@cyberharbour/shared-api/release-contract';
import { contractVersion } from '@cyberharbour/platform';
import type { RemoteClaims } from '@cyberharbour/platform';
import { ReleaseRefused } from '../store/errors.ts';
import { prefixOf } from '../gates/claims.ts';
import { filesOf } from './files.ts';
import { readRequest } from './request.ts';
import type { NewRemoteRequest } from './request.ts';
import { registerRemote } from './registration.ts';
import { remotePackages } from './remote-packages.ts';
import type { Manifest } from './remote-packages.ts';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Writes a new remote into the source tree: one screen, its test, its claim, its pipeline, owners and release job. The
 * lockfile gets the entry that npm would write, so nothing else has to be edited.
 * @returns the files that were written or changed
 * @throws ReleaseRefused when the name or the path is taken or not one
 */
export function makeRemote(root: string, { folder, path, guard: typedGuard }: NewRemoteRequest): string[] {
  const { word, claimed, guard } = readRequest({ folder, path, guard: typedGuard });
  const place = join(root, folder);
  if (existsSync(place)) throw new ReleaseRefused(`${folder} is there already.`);
  const remotes = globSync('mf-*/remote.json', { cwd: root }).sort();
  if (remotes.length === 0)
    throw new ReleaseRefused('There is no remote here: run cyberharbour-mf new in the root of the source tree.');
  const prefix = prefixOf(claimed);
  const claimants = remotes
    .map((file) => json(join(root, file)) as RemoteClaims)
    .filter(({ claims }) => claims.some((claim) => prefixOf(claim.path) === prefix));
  // Several may share a prefix: the one with the page at its beginning is named.
  const owner = claimants.find(({ claims }) => claims.some(({ path: other }) => other === prefix)) ?? claimants[0];
  if (owner) throw new ReleaseRefused(`${prefix} belongs to ${owner.name}.`);
  const files = filesOf({
    folder,
    word,
    path: claimed,
    guard,
    ...remotePackages(root),
    contract: contractVersion,
    api: apiVersion,
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  addToLockfile(root, folder);
  return [...Object.keys(files).map((file) => `${folder}/${file}`), ...registerRemote(root, { folder, word })];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * What is installed for the lockfile of before is so for the new one: a remote brings a link and no package. Without
 * this the next command would install everything anew (`run/pinned.mjs`).
 */
function keepInstalled(root: string, before: string, after: string) {
  const stamp = join(root, 'node_modules/.cache/installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(before)) writeFileSync(stamp, hashOf(after));
}

/** Puts it where npm would: among the workspaces of the lockfile, and as a link where packages are found. */
function addToLockfile(root: string, folder: string) {
  const { name, version, license, dependencies, devDependencies } = json(
    join(root, folder, 'package.json'),
  ) as Manifest;
  const file = join(root, 'package-lock.json');
  if (existsSync(file)) {
    const lock = json(file) as { packages: Record<string, object> };
    const order = (one: [string, object], other: [string, object]) => one[0].localeCompare(other[0], 'en');
    const entries = Object.entries({
      ...lock.packages,
      [folder]: { name, version, license, dependencies, devDependencies },
      [`node_modules/${name}`]: { resolved: folder, link: true },
    });
    const text = `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries.sort(order)) }, null, 2)}\n`;
    keepInstalled(root, readFileSync(file, 'utf8'), text);
    writeFileSync(file, text);
  }
  const link = join(root, 'node_modules', name);
  if (existsSync(dirname(link)) && !existsSync(link)) symlinkSync(join(root, folder), link);
}
