import { earlierMenu } from '@cyberharbour/platform';
import { provideExtensions } from '@cyberharbour/platform/extensions';
import { notify, Providers } from '@cyberharbour/platform/kit';
import {
  configureApi,
  createQueryClient,
  hearSignOut,
  prefetch,
  startSignedOut,
  verifySession,
} from '@cyberharbour/shared-api';
import { restoreState } from '@cyberharbour/shared-api/rendered-state';
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createConfirm } from './fresh-check/confirm';
import { createTally } from './feel/tally';
import { AccountNotice } from './frame/account-notice';
import { AlertNotice } from './frame/alert-notice';
import { MenuEntries } from './frame/menu';
import { rememberNatives } from './health/natives';
import { pageLife } from './health/page-life';
import { watchPage } from './health/watch-page';
import { listenForInspector } from './inspector/inspector-key';
import { giveWay } from './give-way';
import { createGuards } from './guard/guard';
import { SecondStepNotice } from './guard/second-step-notice';
import { watchSession } from './guard/session-watch';
import { readReleaseSet } from './release-set';
import { untilIdle } from './remotes/late-parts';
import { createScreenLoader } from './remotes/load-screen';
import { prefetchScreens } from './remotes/prefetch-screens';
import { createOwners } from './remotes/owners';
import { createRemotes } from './remotes/remotes';
import { createRouter } from './remotes/router';
import { createSlot } from './remotes/slot';
import { isAsServed, loadFirstScreen, readRenderedPage } from './rendering/first-screen';
import { holdPopstate } from './rendering/hold-popstate';
import { fetchLateFonts } from './rendering/late-fonts';
import { loadNewReleaseOnClick } from './releases/load-new-release';
import { createReleaseWatch } from './releases/release-watch';
import { createCompleteSet } from './releases/rest-of-set';
import { NewVersion } from './releases/new-version';
import { watchInput } from './releases/unsaved-input';
import { countShell, createReleaseReports, readTicket, sendReports } from './reports/release-reports';
import { createFailureReporter } from './reports/failure-reports';

rememberNatives();
const set = readReleaseSet(document);
const isWatched = set.mode === 'release' || set.preview === true;
const opened = location.pathname;
const client = createQueryClient(notify);
const services = { apiBase: set.apiBase, notify, confirm: createConfirm(client) };
configureApi({ baseUrl: set.apiBase, confirm: services.confirm });
if (document.documentElement.dataset['session'] === 'none') startSignedOut(client);
const guards = createGuards({
  verify: () => verifySession(client),
  warn: notify.warn,
  adminNotice: <SecondStepNotice />,
});
let ticket = readTicket(document);
const completeSet = createCompleteSet(set, (renewed) => (ticket = renewed));
const owners = createOwners(set, completeSet, opened);
const releaseWatch = createReleaseWatch(set, completeSet);
const tally = createTally();
const releaseReports = createReleaseReports(set, () => ticket);
const remotes = createRemotes(set, tally.tallyFailures(createFailureReporter(set)), releaseReports);
const rendered = readRenderedPage(document);
provideExtensions({
  listMenu: () => set.menu,
  Slot: createSlot(set, completeSet, remotes),
  createElement,
  services,
});

/** Counts what earlier pages of this browser died of, before any of it runs again. */
function countDeaths() {
  for (const { name, version } of pageLife.findDead()) releaseReports.countFailure(name, version);
  const drawn = owners.find(opened)?.claimant;
  if (!drawn) return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' && pageLife.noteReload(drawn.name, drawn.version)) {
    pageLife.note(drawn.name, drawn.version);
    releaseReports.countFailure(drawn.name, drawn.version);
  }
  releaseReports.flush();
  if (drawn.fallback && pageLife.hasDied(drawn.name, drawn.version))
    notify.warn('This page stopped working, so you see its version from before.');
}

/** Its script comes when the page is idle: what it measures, the browser has noted until then. */
async function measureFeel() {
  const { observeFeel } = await import(/* webpackChunkName: "feel" */ './feel/observe-feel');
  observeFeel({
    shell: `shell ${set.shell}`,
    readDrawn: () => pageLife.current && `${pageLife.current.name} ${pageLife.current.version}`,
    tally,
    send: (reports) => sendReports(set, () => ticket, 'feel', reports),
  });
}

/** Says once that what is inside it is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Starts the page: hydrates what the server rendered, or renders it anew. */
async function start() {
  if (isWatched) {
    countDeaths();
    watchPage({ ...releaseReports, findRelease: (name) => set.remotes.find((one) => one.name === name) });
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  const loaded = rendered && (await loadFirstScreen({ shell: set.shell, owners, remotes }, rendered, opened));
  if (loaded) await giveWay();
  // Who went on meanwhile is not shown what was left: another address is rendered, not hydrated.
  const first = isAsServed(location) ? loaded : undefined;
  const release = first && rendered && restoreState(client, rendered.state);
  const followSteps = first && holdPopstate();
  const notice = (
    <>
      <AlertNotice />
      <NewVersion watch={releaseWatch} />
      <AccountNotice />
    </>
  );
  const router = createRouter({ owners, remotes, guards, notice, first });
  // A sign-out in another tab ends the session here too: the guard of the open screen is asked again.
  hearSignOut(() => void router.revalidate());
  watchSession({ client, router, findGuard: (path) => owners.find(path)?.claim.guard });
  prefetchScreens(document, {
    routes: () => router.routes,
    fetch: (queries) => prefetch(client, queries),
    load: createScreenLoader(owners, remotes),
  });
  listenForInspector(document, () => ({
    shell: set.shell,
    owner: owners.find(location.pathname),
    drawn: pageLife.current,
  }));
  // From here on the router opens the next page: the browser need not prefetch its document.
  document.documentElement.dataset['started'] = '';
  if (isWatched) {
    releaseWatch.start();
    loadNewReleaseOnClick(document, releaseWatch, watchInput(document));
    countShell(set, tally.tallyErrors(releaseReports));
    if (set.mode === 'release') void untilIdle().then(measureFeel);
  }
  // A page that no server rendered may lead away at once; any other one is hydrated first.
  const completeLater = () => void completeSet().catch(() => undefined);
  if (first) void untilIdle().then(completeLater);
  else completeLater();
  void untilIdle().then(fetchLateFonts);
  const page = (
    <Providers client={client}>
      <MenuEntries value={set.menu ?? earlierMenu}>
        <RouterProvider router={router} />
      </MenuEntries>
    </Providers>
  );
  if (!followSteps) return createRoot(root).render(page);
  // Not as a transition, whose slices a step back would wait for.
  hydrateRoot(root, <Hydrated onHydrated={followSteps}>{page}</Hydrated>, {
    onRecoverableError: (cause) => console.error('The page was rendered anew:', cause),
  });
  const stop = router.subscribe(() => {
    release?.();
    stop();
  });
}

void start();
