import type { RemoteRoute } from '@cyberharbour/platform';
import type { RouteObject } from 'react-router-dom';
import { HealingScreen } from './healing-screen';
import type { Remote, Screen } from './remote';

/**
 * Turns a remote's route into one that the shell can patch in: the loader loads the screen of whichever version
 * serves the remote at that moment, since React Router cannot replace a patched route.
 * @param loaded the screen of a page that a server rendered, loaded before it is hydrated
 * @param isRendered whether that page's tree is drawn here, in which a screen has a boundary of its own
 */
export function toHealingRoute(
  { path, handle }: Pick<RemoteRoute, 'path' | 'handle'>,
  remote: Remote,
  loaded?: Screen,
  isRendered = loaded !== undefined,
): RouteObject {
  let ready = loaded;
  const getScreen = () => {
    if (!ready) throw new Error(`${path} was rendered before its screen was loaded.`);
    return ready;
  };
  const replace = async (failed: Screen, cause: unknown) => (ready = await remote.replace(failed, path, cause));
  return {
    path,
    // A hydrated page names the routes whose loaders need not run.
    ...(loaded && { id: path }),
    handle,
    loader: async () => {
      ready = await remote.screen(path);
      return null;
    },
    // The same address once more is a Retry; other parameters or another query need no other component.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    // Keyed, since React would reuse the state of one screen for the next, which is at the same place in the tree.
    element: <HealingScreen key={path} getScreen={getScreen} replace={replace} isRendered={isRendered} />,
  };
}
