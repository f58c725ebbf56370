import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BootScreen } from '../frame/boot-screen';
import { AreaError, UnmatchedAddress } from '../frame/failed-screen';
import { Frame } from '../frame/frame';

/** Id of the route whose children are the remotes' screens. */
export const area = 'area';

/**
 * The frame around every screen, the same in the browser and on a server.
 * @param notice what the shell itself has to say, above every screen
 */
export const frameRoutes = (notice: ReactNode, screens: RouteObject[] = []): RouteObject[] => [
  // A pathless layout: one with path '/' would swallow '/' before anything is patched. The inner one keeps header and
  // footer when an area throws.
  {
    element: <Frame notice={notice} />,
    HydrateFallback: BootScreen,
    children: [
      { id: area, errorElement: <AreaError />, children: [{ path: '*', element: <UnmatchedAddress /> }, ...screens] },
    ],
  },
];
