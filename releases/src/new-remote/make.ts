import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiVersion, remoteFolderPattern } from '@cyberharbour/shared-api/contract';
import { contractVersion } from '@cyberharbour/platform';
import { isClaimable } from '@cyberharbour/platform/claimable';
import type { RemoteClaims } from '@cyberharbour/platform';
import { ReleaseRefused } from '../store/errors.ts';
import { prefixOf } from '../gates/claims.ts';
import { filesOf } from './files.ts';
import { registerRemote } from './registration.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What remotes have and the first screen of a new one does not use: a check refuses dependencies that nothing imports.
 */
const notYetUsed = ['@cyberharbour/shared-api', '@testing-library/user-event', 'react-router-dom'];

/** What every remote of this tree depends on, in the one version that all use. */
function shared(packages: Manifest[], kind: 'dependencies' | 'devDependencies'): Record<string, string> {
  const [first, ...others] = packages;
  return Object.fromEntries(
    Object.entries(first?.[kind] ?? {}).filter(
      ([name, version]) => !notYetUsed.includes(name) && others.every((other) => other[kind][name] === version),
    ),
  );
}

export interface NewRemoteRequest {
  folder: string;
  /** By default its own word: `/notices`. */
  path?: string | undefined;
  guard?: string | undefined;
}

/**
 * Writes a new remote into the source tree: one screen, its test, its claim, its pipeline, owners and release job. The
 * lockfile gets the entry that npm would write, so nothing else has to be edited.
 * @returns the files that were written or changed
 * @throws ReleaseRefused when the name or the path is taken or not one
 */
export function makeRemote(root: string, { folder, path, guard }: NewRemoteRequest): string[] {
  const word = remoteFolderPattern.exec(folder)?.[1];
  if (word === undefined)
    throw new ReleaseRefused(
      `${folder} is no name of a remote: mf- and lower-case words, like mf-notices or mf-claims-eu.`,
    );
  const place = join(root, folder);
  if (existsSync(place)) throw new ReleaseRefused(`${folder} is there already.`);
  const claimed = path ?? `/${word}`;
  if (claimed.includes(':') || !isClaimable(claimed))
    throw new ReleaseRefused(`${claimed} is no path of a screen to begin with: like /${word}.`);
  if (guard !== undefined && guard !== 'session' && guard !== 'admin')
    throw new ReleaseRefused(`${guard} is no guard: session or admin, or none.`);
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
  const packages = remotes.map((file) => json(join(root, dirname(file), 'package.json')) as Manifest);
  const sharedPackages = {
    dependencies: shared(packages, 'dependencies'),
    devDependencies: shared(packages, 'devDependencies'),
  };
  const files = filesOf({
    folder,
    word,
    path: claimed,
    guard,
    ...sharedPackages,
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
