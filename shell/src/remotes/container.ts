import type { RemoteModule, RemoteRoute } from '@cyberharbour/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/**
 * Loads the container of one version.
 * @param name to register under: each version has a name of its own, since federation cannot replace a broken container
 * @throws when the container does not load or has no `./routes`
 */
export async function loadContainer(name: string, entry: string): Promise<RemoteRoute[]> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!loaded) throw new Error(`${name} has no module.`);
  return loaded.routes;
}
