import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/**
 * The version of a package as it is installed for the code in a folder.
 * @param entry the package's name, or one of its entry points
 */
export function installedVersion(folder: string, entry: string): string {
  const packageName = /^(@[^/]+\/)?[^/]+/.exec(entry)?.[0] ?? entry;
  const require = createRequire(join(folder, 'package.json'));
  const found = (require.resolve.paths(packageName) ?? []).map((modules) => join(modules, packageName, 'package.json'));
  for (const file of found) {
    try {
      return (json(file) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is not installed for ${folder}.`);
}
