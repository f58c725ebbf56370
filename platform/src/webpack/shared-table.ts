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

interface Shared {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
  import?: string | false;
}

const rules = (unit: Package, name: string): Shared => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${installedVersion(unit.folder, name)}`,
});

/**
 * The host's half: everything eager, `react-router-dom` through the thin facade that the host names (the whole
 * package costs 27 kB).
 * @param routerFacade absolute path of the module that re-exports what the product uses of the router
 */
export const shareAsHost = (unit: Package, routerFacade: string): Record<string, Shared> =>
  Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        ...rules(unit, name),
        eager: true as const,
        version: installedVersion(unit.folder, name),
        ...(name === 'react-router-dom' ? { import: routerFacade } : {}),
      },
    ]),
  );

/**
 * A remote's half: the same names and ranges, with nothing brought along.
 * @param isShared whether it takes one of them from the host
 */
export const shareAsRemote = (
  unit: Package,
  isShared: (name: string) => boolean = () => true,
): Record<string, Shared> =>
  Object.fromEntries(
    singletons.filter(isShared).map((name) => [name, { ...rules(unit, name), import: false as const }]),
  );

/**
 * What a host built now gives to remotes: package name to version. It travels with the shell's release, so that a
 * gate can compare.
 */
export const providedVersions = (unit: Package): Record<string, string> =>
  Object.fromEntries(singletons.map((name) => [name, installedVersion(unit.folder, name)]));
