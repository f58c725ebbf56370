import type { RemoteModule, RemoteRoute } from '@cyberharbour/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** @param name what to register under: each version has a name of its own, since a broken container cannot be replaced */
export async function loadContainer(name: string, entry: string): Promise<RemoteRoute[]> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!loaded) throw new Error(`${name} gave no module.`);
  return loaded.routes;
}
