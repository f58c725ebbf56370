import type { ComponentType } from 'react';
import type { Loadable, MountModule, PartProps, RemoteRoute, ScreenModule } from '@cyberharbour/platform';
import { restoreNatives } from '../health/natives';
import { fetchUnmapped } from './allow-scripts';
import { loadContainer } from './container';
import { limit, retryOnce } from './time-limit';

/** How long the files of one step may take, in milliseconds; the browser would wait for ever. */
const loadLimit = 5000;

/** The container itself did not load, so no screen of this version can. */
export class EntryFailed extends Error {
  override name = 'EntryFailed';
}

/** One version of a remote, as this tab knows it. */
export interface Version {
  version: string;
  entry: string;
  /** @throws EntryFailed */
  routes: () => Promise<RemoteRoute[]>;
  /** The component of a path, its own files loaded. @throws EntryFailed, or what the screen's own files failed with */
  screen: (path: string) => Promise<ComponentType<PartProps>>;
}

export function createVersion(
  name: string,
  { version, entry, needsRuntime }: Pick<Loadable, 'version' | 'entry' | 'needsRuntime'>,
): Version {
  /** @throws where its code replaced what everybody on the page builds on; it is put back */
  const refuseChanges = () => {
    const changed = restoreNatives();
    if (changed.length > 0) throw new Error(`${name} ${version} replaced ${changed.join(', ')}.`);
  };
  let loaded: Promise<RemoteRoute[]> | undefined;
  const load = () =>
    retryOnce(() =>
      limit(
        fetchUnmapped(entry).then(() => loadContainer(entry, needsRuntime)),
        loadLimit,
      ),
    )
      .then((found) => {
        refuseChanges();
        return found;
      })
      .catch((cause: unknown) => {
        loaded = undefined;
        throw new EntryFailed(`${name} ${version} did not load.`, { cause });
      });
  const routes = () => (loaded ??= load());
  return {
    version,
    entry,
    routes,
    async screen(path) {
      const route = (await routes()).find((one) => one.path === path);
      // A module of another build is not bound to its type.
      const { Component, mount }: Partial<ScreenModule & MountModule> = route
        ? await retryOnce(() => limit(route.lazy(), loadLimit))
        : {};
      refuseChanges();
      if (mount) {
        const { drawMounted } = await limit(import(/* webpackChunkName: "mounted" */ './mounted-screen'), loadLimit);
        return drawMounted(mount);
      }
      if (!Component) throw new Error(`${name} ${version} has no screen for ${path}.`);
      return Component;
    },
  };
}
