import type { MountModule, ScreenHandle } from '../host-contract/index';
import { routes as own } from './remote-routes';

interface MountedRoute {
  path: string;
  handle?: ScreenHandle;
  lazy: () => Promise<MountModule>;
}

/**
 * What a remote with a React of its own exposes. Its React is loaded with its first screen; the host prefetches nothing
 * for it, since the calls of its screens are its own.
 */
export const routes: MountedRoute[] = own.map(({ path, handle: { title } = {}, lazy }) => ({
  path,
  ...(title !== undefined && { handle: { title } }),
  lazy: async () => {
    const [{ Component }, { mountScreen }] = await Promise.all([
      lazy(),
      import(/* webpackChunkName: "mount" */ './mount-screen'),
    ]);
    return { mount: mountScreen(path, Component) };
  },
}));
