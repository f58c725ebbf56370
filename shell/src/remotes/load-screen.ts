import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Owners } from './owners';
import type { Remotes } from './remotes';

/**
 * Loads the files of a screen before it is opened. A failure is nobody's yet: the navigation tries again, and reports
 * it.
 * @returns the routes of the remote that owns the address; undefined where it is behind a guard, or did not load
 */
export const createScreenLoader =
  (owners: Owners, remotes: Remotes) =>
  async (pathname: string): Promise<RouteObject[] | undefined> => {
    const owner = await owners.resolve(pathname).catch(() => undefined);
    const remote = owner && remotes.get(owner.claimant.name);
    if (!remote || owner.claim.guard !== undefined) return undefined;
    const routes = await remote.prefetch().catch(() => undefined);
    const patterns = routes?.map(({ path, handle }) => ({ path, handle }));
    const path = patterns && matchRoutes(patterns, pathname)?.at(-1)?.route.path;
    if (path !== undefined) void remote.prefetch(path).catch(() => undefined);
    return patterns;
  };
