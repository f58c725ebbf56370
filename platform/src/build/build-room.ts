import { join } from 'node:path';
import { hostBuild, nodeBuild, readRoom, remoteBuild, run } from '../webpack/index.ts';

/**
 * Builds a room for release into its `dist/`.
 * @returns the folder of the build
 * @throws with webpack's messages when it does not compile
 */
export async function buildRoom(folder: string, version: string): Promise<string> {
  const room = readRoom(folder);
  await run(
    room.remote
      ? remoteBuild({ room, version, mode: 'production' })
      : hostBuild({ room, mode: 'production', routerFacade: 'src/router-facade.ts' }),
  );
  return join(folder, 'dist');
}

/** Builds a remote's routes for a server that renders them, into its `dist-node/`. */
export async function buildForNode(folder: string): Promise<string> {
  await run(nodeBuild(readRoom(folder)));
  return join(folder, 'dist-node');
}
