import '@cyberharbour/shared-ui/styles.css';
import { configureApi, createQueryClient } from '@cyberharbour/shared-api';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import type { PathClaim } from '../host-contract/index';
import { notify, Providers } from '../kit';
import { AloneFrame } from './alone-frame';
import { Guarded } from './guarded';

declare const __API_BASE__: string;

export interface Room {
  routes: RouteObject[];
  claims: readonly PathClaim[];
}

const Empty = () => null;

/** A remote in a page of its own, for its own team: the shell's providers, the real API, and a plain list of its paths. */
export function runAlone({ routes, claims }: Room) {
  configureApi({ baseUrl: __API_BASE__ });
  const client = createQueryClient(notify);
  const guarded = routes.map((route) => {
    const guard = claims.find(({ path }) => path === route.path)?.guard;
    return guard
      ? {
          element: (
            <Guarded guard={guard}>
              <Outlet />
            </Guarded>
          ),
          children: [route],
        }
      : route;
  });
  const router = createBrowserRouter([
    {
      element: <AloneFrame claims={claims} />,
      HydrateFallback: Empty,
      children: [...guarded, { path: '*', element: <h1>Pick one of its paths</h1> }],
    },
  ]);
  const place = document.getElementById('root');
  if (!place) throw new Error('This page has no #root.');
  createRoot(place).render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
