import type { RemoteRoute } from '@cyberharbour/platform';
import type { RouteObject } from 'react-router-dom';
import { HealingScreen } from './healing-screen';
import type { Remote, Screen } from './remote';

/**
 * A remote's route as the shell patches it in: the loader brings the screen of whichever version serves the remote at that moment, since a
 * patched route itself cannot be replaced.
 */
export function asHealing({ path, handle }: Pick<RemoteRoute, 'path' | 'handle'>, remote: Remote): RouteObject {
  let ready: Screen | undefined;
  const brought = () => {
    if (!ready) throw new Error(`${path} was drawn before it was brought.`);
    return ready;
  };
  const replace = async (failed: Screen, cause: unknown) => (ready = await remote.replace(failed, path, cause));
  return {
    path,
    handle,
    loader: async () => {
      ready = await remote.screen(path);
      return null;
    },
    // The same address once more is a Retry; other parameters or another search take nothing new.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    // Keyed, since React would keep the state of one screen for the next, which stands in the same place.
    element: <HealingScreen key={path} brought={brought} replace={replace} />,
  };
}
