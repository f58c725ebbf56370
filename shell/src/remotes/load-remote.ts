import type { RemoteModule, RemoteRelease } from '@cyberharbour/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';
import { limit } from './limit';

/** What one script may take, in milliseconds; federation itself would wait for ever. */
const patience = 5000;

type Routes = RemoteModule<RouteObject>;

/** @param name the name to register under: a version before has one of its own, since a broken container cannot be replaced */
async function load(name: string, entry: string): Promise<Routes> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await limit(loadRemote<Routes>(`${name}/routes`), patience);
  if (!loaded) throw new Error(`${name} gave no module.`);
  return loaded;
}

/** The address stays the same at the second try: one that the page's import map does not list would be refused. */
const loadTwice = (name: string, entry: string) => load(name, entry).catch(() => load(name, entry));

/**
 * Loads a remote's routes: its live version, tried twice, then the version before.
 * @throws when neither can be had
 */
export async function loadRoutes({ name, entry, previous }: RemoteRelease): Promise<RouteObject[]> {
  try {
    return (await loadTwice(name, entry)).routes;
  } catch (failure) {
    console.error(`${name} did not load.`, failure);
    if (!previous) throw failure;
    const loaded = await loadTwice(`${name}__${previous.version.replace(/\W/g, '_')}`, previous.entry);
    console.warn(`${name} ${previous.version} took over.`);
    return loaded.routes;
  }
}
