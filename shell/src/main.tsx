import '@cyberharbour/shared-ui/styles.css';
import './boot.css';
import { notify, Providers } from '@cyberharbour/platform/kit';
import {
  configureApi,
  createQueryClient,
  hearSignOut,
  prefetch,
  startSignedOut,
  verifySession,
} from '@cyberharbour/shared-api';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createGuards } from './guard/guard';
import { readReleaseSet } from './release-set';
import { lookAhead } from './remotes/look-ahead';
import { createRouter } from './remotes/router';
import { moveOnClick } from './releases/moving';
import { createNewer } from './releases/newer';
import { NewVersion } from './releases/new-version';
import { watchTyping } from './releases/typing';
import { countShell, createReleaseReports } from './reports/release-reports';
import { createReport } from './reports/report';

const set = readReleaseSet(document);
configureApi({ baseUrl: set.apiBase });
const client = createQueryClient(notify);
if (document.documentElement.dataset['session'] === 'none') startSignedOut(client);
const guards = createGuards({ verify: () => verifySession(client), warn: notify.warn });
const newer = createNewer(set);
const releaseReports = createReleaseReports(set);
const router = createRouter({
  set,
  guards,
  report: createReport(set),
  releaseReports,
  notice: <NewVersion newer={newer} />,
});
// Who signed out in another tab is signed out here: the guard of an open screen is asked again.
hearSignOut(() => void router.revalidate());
lookAhead(
  document,
  () => router.routes,
  (queries) => prefetch(client, queries),
);
if (set.mode === 'release') {
  newer.watch();
  moveOnClick(document, newer, watchTyping(document));
  countShell(set, releaseReports);
}

const place = document.getElementById('root');
if (!place) throw new Error('This page has no #root.');
createRoot(place).render(
  <Providers client={client}>
    <RouterProvider router={router} />
  </Providers>,
);
