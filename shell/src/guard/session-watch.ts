import { judgeGuard, type Guard } from '@cyberharbour/platform';
import type { createQueryClient } from '@cyberharbour/shared-api';
import { hearSession } from '@cyberharbour/shared-api';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>;

interface SessionWatch {
  client: ReturnType<typeof createQueryClient>;
  router: Router;
  /** The guard of the claim that owns a pathname. */
  findGuard: (pathname: string) => Guard | undefined;
}

/**
 * Whether the page would ask before it is closed: something typed is still there. Such a form says itself that the
 * session has ended, and loses nothing.
 */
const holdsInput = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Asks the guard of the open screen again as soon as the session has ended, or its role no longer opens the screen:
 * what is private does not stay in sight. @returns what ends it
 */
export const watchSession = ({ client, router, findGuard }: SessionWatch): (() => void) =>
  hearSession(client, (user) => {
    const guard = findGuard(router.state.location.pathname);
    if (judgeGuard(guard, user ?? undefined) !== 'passed' && !holdsInput()) void router.revalidate();
  });
