import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatsCompilation } from 'webpack';
import { checkChunks, checkRemote } from './check-remote.ts';
import {
  broughtBy,
  describeBrought,
  hostBuild,
  hostNodeBuild,
  nodeBuild,
  providedVersions,
  readPackage,
  remoteBuild,
  run,
} from '../webpack/index.ts';
import type { Package } from '../webpack/index.ts';

const routerFacade = 'src/router-facade.ts';

/**
 * Rendered by a server: the shell, and a remote with a path that everybody may open, unless its React is another one
 * than the shell's.
 */
const nodeBuildOf = (unit: Package) => {
  if (!unit.remote) return hostNodeBuild(unit, routerFacade);
  if (broughtBy(unit).react !== undefined) return undefined;
  return unit.remote.claims.some(({ guard }) => guard === undefined) ? nodeBuild(unit) : undefined;
};

/**
 * Builds a package for release into its `dist/`: for browsers, and beside it (`dist/node/`) for a server that renders
 * its public paths.
 * @returns the folder of the build
 * @throws BuildRefused when a remote's claims, routes and chunks differ; with webpack's messages when it does not
 * compile
 */
export async function buildPackage(folder: string): Promise<string> {
  const unit = readPackage(folder);
  if (unit.remote) checkRemote(unit);
  const { namedChunkGroups = {} } = await run(
    unit.remote ? remoteBuild({ unit, mode: 'production' }) : hostBuild({ unit, mode: 'production', routerFacade }),
  );
  checkChunks(unit, namedChunkGroups);
  const [name, content] = unit.remote
    ? ['chunks.json', filesOfChunks(namedChunkGroups)]
    : ['host.json', providedVersions(unit)];
  await writeFile(join(folder, 'dist', name), JSON.stringify(content));
  const brought = broughtBy(unit);
  if (Object.keys(brought).length > 0)
    await writeFile(
      join(folder, 'dist', 'brought.json'),
      JSON.stringify(describeBrought(join(folder, 'dist'), brought)),
    );
  const forNode = nodeBuildOf(unit);
  if (forNode) await run(forNode);
  return join(folder, 'dist');
}

/**
 * Each named lazy chunk with all the files that it takes, those that it shares with others too: what a page preloads
 * for it.
 */
const filesOfChunks = (groups: NonNullable<StatsCompilation['namedChunkGroups']>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
  );
