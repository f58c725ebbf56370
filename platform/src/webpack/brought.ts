import { readdirSync } from 'node:fs';
import { installedVersion } from '../packages/read-package.ts';
import type { Bringable } from '../packages/bringable.ts';
import { bringable } from '../packages/bringable.ts';
import type { Package } from '../packages/read-package.ts';

/** The package that is brought, to the version that is installed for the remote. */
export type Brought = Partial<Record<Bringable, string>>;

/** Chunk of a build in which all of a brought package is, so that its cost can be measured. */
export const chunkOf = { react: 'react', '@cyberharbour/shared-ui': 'design' } as const satisfies Record<
  Bringable,
  string
>;

const majorOf = (version: string) => /^\d+/.exec(version)?.[0];

/**
 * What a remote brings because its package.json asks for another major version than this platform's, which is that of
 * the shells to come.
 */
export function broughtBy(unit: Package): Brought {
  if (!unit.remote) return {};
  return Object.fromEntries(
    bringable.flatMap((name) => {
      const own = installedVersion(unit.folder, name);
      return majorOf(own) === majorOf(installedVersion(import.meta.dirname, name)) ? [] : [[name, own]];
    }),
  );
}

/** The same as a release says it: each package with its version, and the files of a finished build that it takes. */
export const describeBrought = (dist: string, brought: Brought) =>
  Object.fromEntries(
    Object.entries(brought).map(([name, version]) => {
      const chunk = new RegExp(`^${chunkOf[name as Bringable]}\\.[\\da-f]{8}\\.(?:js|css)$`);
      return [
        name,
        {
          version,
          files: readdirSync(dist)
            .filter((file) => chunk.test(file))
            .sort(),
        },
      ];
    }),
  );
