import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package.json says that a new remote takes over. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What a remote depends on, each in one exact version. */
export type RemotePackages = Pick<Manifest, 'dependencies' | 'devDependencies'>;

/**
 * What remotes have and the first screen of a new one does not use: a check refuses dependencies that nothing imports.
 */
const notYetUsed = ['@cyberharbour/shared-api', '@testing-library/user-event', 'react-router-dom'];

const manifestAt = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Of the remotes in a tree, what every one of them depends on in the one version that all use. */
export function remotePackages(root: string): RemotePackages {
  const [first, ...others] = globSync('mf-*/remote.json', { cwd: root })
    .sort()
    .map((file) => manifestAt(join(root, dirname(file))));
  const shared = (kind: keyof RemotePackages): Record<string, string> =>
    Object.fromEntries(
      Object.entries(first?.[kind] ?? {}).filter(
        ([name, version]) => !notYetUsed.includes(name) && others.every((other) => other[kind][name] === version),
      ),
    );
  return { dependencies: shared('dependencies'), devDependencies: shared('devDependencies') };
}

const packaged = new URL('../../remote-packages.json', import.meta.url);

/**
 * The same for a remote in another repository, as it was when this package was published.
 * @returns nothing where this runs as part of the source tree
 */
export const publishedRemotePackages = (): RemotePackages | undefined =>
  existsSync(packaged) ? (JSON.parse(readFileSync(packaged, 'utf8')) as RemotePackages) : undefined;
