import { installedVersion } from '../packages/read-package.ts';
import type { Package } from '../packages/read-package.ts';

/**
 * What the host provides once for the whole page, by the exact word of the import: a remote brings none of these in
 * its federated build. Every other
 * entry point of the same packages (`@cyberharbour/shared-api/blogs`, `@cyberharbour/shared-ui/table`) is compiled
 * into the remote that imports it.
 */
export const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  '@cyberharbour/shared-ui',
  '@cyberharbour/shared-api',
  '@cyberharbour/shared-api/endpoint',
] as const;

interface Given {
  shareKey: string;
  version: string;
  eager: true;
}

/**
 * The host's half. It provides and does not consume: what it imports itself is in its own script, and nobody else
 * provides any of it.
 */
export const shareAsHost = (unit: Package): Record<string, Given> =>
  Object.fromEntries(
    singletons.map((name) => [name, { shareKey: name, version: installedVersion(unit.folder, name), eager: true }]),
  );

interface Taken {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

/**
 * A remote's half: the same names and ranges, with nothing brought along.
 * @param isShared whether it takes one of them from the host
 */
export const shareAsRemote = (unit: Package, isShared: (name: string) => boolean = () => true): Record<string, Taken> =>
  Object.fromEntries(
    singletons.filter(isShared).map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${installedVersion(unit.folder, name)}`,
        import: false,
      },
    ]),
  );

/**
 * What a host built now gives to remotes: package name to version. It travels with the shell's release, so that a
 * gate can compare.
 */
export const providedVersions = (unit: Package): Record<string, string> =>
  Object.fromEntries(singletons.map((name) => [name, installedVersion(unit.folder, name)]));
