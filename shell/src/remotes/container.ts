import type { RemoteModule } from '@cyberharbour/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';

/** @param name what to register under: each version has a name of its own, since a broken container cannot be replaced */
export async function loadContainer(name: string, entry: string): Promise<RouteObject[]> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await loadRemote<RemoteModule<RouteObject>>(`${name}/routes`);
  if (!loaded) throw new Error(`${name} gave no module.`);
  return loaded.routes;
}
