import type { RouteObject } from 'react-router-dom';
import type { PathClaim, RemoteRoute } from '../host-contract/index';
import { Guarded } from './guarded';
import { StandaloneFrame } from './standalone-frame';

export interface StandaloneRemote {
  routes: RemoteRoute[];
  claims: readonly PathClaim[];
}

/**
 * The routes of a remote that runs alone: of each route what the shell honours too, behind the guard of the address.
 */
export const standaloneRoutes = ({ routes, claims }: StandaloneRemote): RouteObject[] => [
  {
    element: <StandaloneFrame claims={claims} />,
    HydrateFallback: () => null,
    children: [
      {
        element: <Guarded claims={claims} />,
        children: routes.map(({ path, handle, lazy }) => ({ path, handle, lazy })),
      },
      { path: '*', element: <h1>Pick one of its paths</h1> },
    ],
  },
];
