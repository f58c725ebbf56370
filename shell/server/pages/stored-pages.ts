import type { LiveRelease, LiveSet } from '@cyberharbour/releases';
import { nameAlerts } from '../alerts/running-alerts.ts';
import { composePage } from './compose-page.ts';
import type { Page, Visit } from './compose-page.ts';
import { ownerOf } from './owner.ts';
import { ComposedPage, PageStore } from './page-store.ts';

/**
 * @param search the query with its question mark
 * @param changes the state of the public content that the page must show at least
 * @returns undefined where the browser renders the page
 */
export type RenderPage = (
  set: LiveSet,
  visit: Visit,
  search: string,
  changes: string | undefined,
) => Promise<Page | undefined>;

/** Milliseconds, and bytes. */
export interface PageLifetimes {
  /** Until a page is made anew for the next visitor, though nothing changed: it may name times. */
  fresh: number;
  /** Until nobody gets it any more while another is made. */
  stale: number;
  /** Of all stored pages together. */
  memory: number;
}

export const pageLifetimes: PageLifetimes = { fresh: 10_000, stale: 120_000, memory: 8 * 2 ** 20 };

const nameRelease = ({ name, current, previous, disabled }: LiveRelease) =>
  `${name} ${current.version} ${previous?.version ?? ''}${disabled ? ' disabled' : ''}`;

/** The releases of a set as one text: a page that was composed of others is another page. */
export function createStamps(): (set: LiveSet) => string {
  const stamps = new WeakMap<LiveSet, string>();
  return (set) => {
    const known = stamps.get(set);
    if (known !== undefined) return known;
    const stamp = [set.shell, ...set.remotes].map(nameRelease).join();
    stamps.set(set, stamp);
    return stamp;
  };
}

/**
 * Composes pages and stores them. A rendered page is served again for seconds, and while it is made anew; once the
 * public content changed, nobody gets it any more.
 */
export function createStoredPages(
  { apiOrigin, renderPage }: { apiOrigin: string; renderPage: RenderPage },
  { fresh, stale, memory }: PageLifetimes = pageLifetimes,
) {
  const store = new PageStore(memory);
  const making = new Map<string, Promise<ComposedPage | undefined>>();
  const stampOf = createStamps();

  /** One page at a time per key; a page with something missing serves only those who wait for it. */
  function make(key: string, changes: string | undefined, render: () => Promise<Page | undefined>) {
    const turn = `${key} ${changes ?? ''}`;
    const known = making.get(turn);
    if (known) return known;
    const made = render()
      .then((page) => {
        if (!page) return undefined;
        const composed = new ComposedPage(page, changes);
        if (page.isComplete && changes !== undefined) store.set(key, composed);
        return composed;
      })
      .finally(() => making.delete(turn));
    making.set(turn, made);
    return made;
  }

  /** What the browser renders; the same for all addresses of a claim. */
  function composeClient(set: LiveSet, visit: Visit, base: string): ComposedPage {
    const key = `client ${base} ${ownerOf(set, visit.path)?.claim.path ?? ''}`;
    const known = store.get(key);
    if (known) return known;
    const composed = new ComposedPage(composePage(set, apiOrigin, visit));
    store.set(key, composed);
    return composed;
  }

  const nameVisit = ({ theme, signedOut, hasSession, ticket, alerts = [] }: Visit) =>
    [theme, signedOut ? 'signed out' : hasSession ? 'session' : '', ticket, nameAlerts(alerts)].join(' ');

  /** @param changes undefined where the API does not say what its content is */
  return async (set: LiveSet, visit: Visit, search: string, changes: string | undefined): Promise<ComposedPage> => {
    const base = `${stampOf(set)} ${nameVisit(visit)}`;
    const key = `${base} ${visit.path}${search}`;
    const render = () => renderPage(set, visit, search, changes);
    const known = store.get(key);
    const age = known ? performance.now() - known.madeAt : Infinity;
    // Without a word of the API nothing can be made anew: what was right a moment ago is better than an empty frame.
    const isCurrent = known && (changes === undefined || known.changes === changes) && age < stale;
    if (isCurrent && age >= fresh && changes !== undefined) void make(key, changes, render).catch(() => undefined);
    return (isCurrent ? known : undefined) ?? (await make(key, changes, render)) ?? composeClient(set, visit, base);
  };
}
