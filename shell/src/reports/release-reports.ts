import { isPreview } from '@cyberharbour/platform';
import type { ReleaseSet } from '@cyberharbour/platform';
import type { ReleaseReport } from '@cyberharbour/shared-api';
import type { releaseTicketName } from '@cyberharbour/shared-api/contract';
import { readStored, type StorageOf, thisTab, writeStored } from '../stored-object';

/** Counts uses and failures of versions in this tab. */
export interface ReleaseReports {
  countUse: (name: string, version: string) => void;
  countFailure: (name: string, version: string) => void;
}

/** Reports made within this time go in one request, in milliseconds. */
const batchTime = 1000;
/** As the contract's `releaseTicketName`: browsers take only its types. */
const ticketName: typeof releaseTicketName = 'release-ticket';
const storageKey = 'cyberharbour-release-reports';

/** The ticket that the web server wrote into this page, where the API wants one. */
export const readTicket = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${ticketName}"]`)?.content;

interface Browser {
  /** Lasts as long as the tab does. */
  storage: StorageOf;
  send: (address: string, body: string) => void;
}

const thisBrowser: Browser = {
  storage: thisTab,
  send: (address, body) => navigator.sendBeacon(address, body),
};

/** Sends what a tab says of releases, with what shows the API that its page is the web server's. */
export function sendReports(
  { apiBase }: Pick<ReleaseSet, 'apiBase'>,
  readTicketOfTab: () => string | undefined,
  what: 'outcomes' | 'feel',
  reports: readonly object[],
  send: Browser['send'] = thisBrowser.send,
) {
  // In the address: an API that knows no tickets takes the body as it is.
  const ticket = readTicketOfTab();
  const query = ticket === undefined ? '' : `?ticket=${encodeURIComponent(ticket)}`;
  send(`${apiBase}/releases/${what}${query}`, JSON.stringify(reports));
}

/**
 * Counts for the API how each version does: a session and an error once each in a tab, however often it is loaded
 * anew, unless the browser refuses to store it. Nothing about the visitor is sent; trials are judged by these counts.
 * `flush` sends what waits, before the page may be gone.
 * @param readTicketOfTab gives what shows the API that the page is the web server's
 */
export function createReleaseReports(
  { apiBase, mode }: Pick<ReleaseSet, 'apiBase' | 'mode'>,
  readTicketOfTab: () => string | undefined,
  { storage, send }: Browser = thisBrowser,
): ReleaseReports & { flush: () => void } {
  let batch: ReleaseReport[] = [];
  const reported = { ...readStored(storage, storageKey) };
  const isFirst = (event: string) => {
    if (reported[event]) return false;
    reported[event] = 1;
    writeStored(storage, storageKey, reported);
    return true;
  };
  const post = () => {
    if (batch.length === 0) return;
    sendReports({ apiBase }, readTicketOfTab, 'outcomes', batch, send);
    batch = [];
  };
  const count = (name: string, version: string, failed: boolean) => {
    // A preview that a page died of is found by a later page, which is none.
    if (mode === 'development' || isPreview(version)) return;
    const report = {
      name,
      version,
      session: isFirst(`${name} ${version}`),
      error: failed && isFirst(`${name} ${version} failed`),
    };
    if (!report.session && !report.error) return;
    if (batch.length === 0) setTimeout(post, batchTime);
    // The server takes ten at once; more than that in a second is a tab in a loop.
    if (batch.length < 10) batch.push(report);
  };
  return {
    countUse: (name, version) => count(name, version, false),
    countFailure: (name, version) => count(name, version, true),
    flush: post,
  };
}

/** The release that an error comes from: the first one in its stack. */
const findSource = (error: unknown) =>
  error instanceof Error ? /\/r\/(mf_[a-z0-9_]+)\/([^/]+)\//.exec(error.stack ?? '') : null;

/** Counts the shell's own session, and errors that nothing caught: its own, and those of remotes. */
export function countShell(
  set: Pick<ReleaseSet, 'shell'>,
  releaseReports: ReleaseReports,
  page: Pick<Window, 'addEventListener'> = window,
) {
  releaseReports.countUse('shell', set.shell);
  const countSource = (error: unknown) => {
    const [, name, version] = findSource(error) ?? [];
    if (name && version) releaseReports.countFailure(name, version);
  };
  page.addEventListener('error', ({ filename, error }) => {
    if (filename.includes(`/r/shell/${set.shell}/`)) releaseReports.countFailure('shell', set.shell);
    else countSource(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => countSource(reason));
}
