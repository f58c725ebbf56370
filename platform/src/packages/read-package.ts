import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RemoteClaims } from '../host-contract/index.ts';

export type Mode = 'production' | 'development';

/** What a package says of itself: its package.json, and for a remote its `remote.json`. */
export interface Package {
  folder: string;
  name: string;
  version: string;
  dependencies: Record<string, string>;
  remote?: RemoteClaims;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @throws when the folder has no package.json, or a remote's name does not fit its package. */
export function readPackage(folder: string): Package {
  const {
    name,
    version,
    dependencies = {},
  } = json(join(folder, 'package.json')) as Omit<Package, 'folder' | 'remote' | 'dependencies'> &
    Partial<Pick<Package, 'dependencies'>>;
  const unit: Package = { folder, name, version, dependencies };
  try {
    unit.remote = json(join(folder, 'remote.json')) as RemoteClaims;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return unit;
}

/** Which files of a package do more than give what they export, as its package.json says: globs, all, or none. */
export const readSideEffects = (manifest: string) =>
  (json(manifest) as { sideEffects?: boolean | string | string[] }).sideEffects;

/**
 * The package.json of a package as it is installed for the code in a folder.
 * @param entry the package's name, or one of its entry points
 * @throws when it is not installed
 */
export function installedManifest(folder: string, entry: string): string {
  const packageName = /^(@[^/]+\/)?[^/]+/.exec(entry)?.[0] ?? entry;
  const require = createRequire(join(folder, 'package.json'));
  const places = (require.resolve.paths(packageName) ?? []).map((modules) =>
    join(modules, packageName, 'package.json'),
  );
  const found = places.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${packageName} is not installed for ${folder}.`);
  return found;
}

/** The version of a package as it is installed for the code in a folder. */
export const installedVersion = (folder: string, entry: string): string =>
  (json(installedManifest(folder, entry)) as { version: string }).version;

/**
 * The package.json of a package and of each package of ours that it is built from, as they are installed for it: in
 * this tree and in any other repository.
 */
export function manifestsOf(folder: string): string[] {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const { name, dependencies = {} } = json(file) as Pick<Package, 'name'> & Partial<Package>;
    if (found.has(name)) return;
    found.set(name, file);
    for (const one of Object.keys(dependencies))
      if (one.startsWith('@cyberharbour/')) visit(installedManifest(dirname(file), one));
  };
  visit(join(folder, 'package.json'));
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}
