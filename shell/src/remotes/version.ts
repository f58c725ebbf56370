import type { ComponentType } from 'react';
import type { RemoteRoute, ScreenModule } from '@cyberharbour/platform';
import { loadContainer } from './container';
import { limit, twice } from './limit';

/** What the files of one step may take, in milliseconds; federation and the browser would wait for ever. */
const patience = 5000;

/** The container itself could not be had, so no screen of this version can. */
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
  screen: (path: string) => Promise<ComponentType>;
}

export function createVersion(name: string, { version, entry }: Pick<Version, 'version' | 'entry'>): Version {
  let loaded: Promise<RemoteRoute[]> | undefined;
  const load = () =>
    twice(() => limit(loadContainer(name, entry), patience)).catch((cause: unknown) => {
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
      const { Component }: Partial<ScreenModule> = route ? await twice(() => limit(route.lazy(), patience)) : {};
      if (!Component) throw new Error(`${name} ${version} has no screen for ${path}.`);
      return Component;
    },
  };
}
