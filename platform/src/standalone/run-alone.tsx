import '@cyberharbour/shared-ui/styles.css';
import { configureApi, createQueryClient } from '@cyberharbour/shared-api';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { notify, Providers } from '../kit';
import { standaloneRoutes, type StandaloneRemote } from './standalone-routes';

declare const __API_BASE__: string;

/**
 * Runs a remote in a page of its own, for its own team: the shell's providers, the real API, and a plain list of its
 * paths.
 * @throws when the page has no `#root`
 */
export function runAlone(remote: StandaloneRemote) {
  configureApi({ baseUrl: __API_BASE__ });
  const client = createQueryClient(notify);
  const router = createBrowserRouter(standaloneRoutes(remote));
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  createRoot(root).render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
