import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRelease, LiveSet } from '@cyberharbour/releases';
import { nameAlerts } from '../alerts/running-alerts.ts';
import { composePage } from './compose-page.ts';
import type { Page, Visit } from './compose-page.ts';
import { isRendered, ownerOf } from './owner.ts';
import { ComposedPage, PageStore } from './page-store.ts';
import { markAddress } from './without-script.ts';

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

/** Visitors without script who wait at once; whoever comes after them gets what the browser renders. */
const mostPatient = 32;
/** Between two tries for one of them, in milliseconds. */
const betweenTries = 200;

const nameRelease = ({ name, current, previous, disabled }: LiveRelease) =>
  `${name} ${current.version} ${previous?.version ?? ''}${disabled ? ' disabled' : ''}`;

interface StoredPagesOptions {
  apiOrigin: string;
  /** Undefined where this server renders nothing. */
  renderPage: RenderPage | undefined;
  /** How long somebody without script waits, in milliseconds. */
  patience: number;
}

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
  { apiOrigin, renderPage, patience }: StoredPagesOptions,
  { fresh, stale, memory }: PageLifetimes = pageLifetimes,
) {
  const store = new PageStore(memory);
  const making = new Map<string, Promise<ComposedPage | undefined>>();
  const stampOf = createStamps();
  let waiting = 0;

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

  /** What the browser renders; the same for all addresses of a claim, but where the page was to be rendered here. */
  function composeClient(set: LiveSet, visit: Visit, base: string, again?: string): ComposedPage {
    const key = `client ${base} ${ownerOf(set, visit.path)?.claim.path ?? ''} ${again ?? ''}`;
    const known = store.get(key);
    if (known) return known;
    const composed = new ComposedPage(composePage(set, apiOrigin, { ...visit, again }));
    store.set(key, composed);
    return composed;
  }

  const nameVisit = ({ theme, signedOut, hasSession, ticket, alerts = [] }: Visit) =>
    [theme, signedOut ? 'signed out' : hasSession ? 'session' : '', ticket, nameAlerts(alerts)].join(' ');

  /** Each try has its own limit, so a page that hangs takes no more of its worker than it does for others. */
  async function tryAgain(make: () => Promise<ComposedPage | undefined>): Promise<ComposedPage | undefined> {
    if (waiting >= mostPatient) return make();
    waiting += 1;
    try {
      for (const end = performance.now() + patience; ;) {
        const page = await make();
        if (page || performance.now() > end) return page;
        await pause(betweenTries);
      }
    } finally {
      waiting -= 1;
    }
  }

  /**
   * @param changes undefined where the API does not say what its content is
   * @param isWithoutScript this visitor's browser shows what is rendered here, or nothing
   */
  return async (
    set: LiveSet,
    visit: Visit,
    search: string,
    changes: string | undefined,
    isWithoutScript: boolean,
  ): Promise<{ page: ComposedPage; isStored: boolean }> => {
    const base = `${stampOf(set)} ${nameVisit(visit)}`;
    const owner = ownerOf(set, visit.path);
    if (!renderPage || !owner || !isRendered(set, owner))
      return { page: composeClient(set, visit, base), isStored: false };
    const key = `${base} ${visit.path}${search}`;
    const render = () => renderPage(set, visit, search, changes);
    const known = store.get(key);
    const age = known ? performance.now() - known.madeAt : Infinity;
    // Without a word of the API nothing can be made anew: what was right a moment ago is better than an empty frame.
    const isCurrent = known && (changes === undefined || known.changes === changes) && age < stale;
    if (isCurrent && age >= fresh && changes !== undefined) void make(key, changes, render).catch(() => undefined);
    const once = () => make(key, changes, render);
    const page = isCurrent ? known : await (isWithoutScript ? tryAgain(once) : once());
    if (page) return { page, isStored: store.get(key) === page };
    const again = isWithoutScript ? undefined : markAddress(visit.path, search);
    return { page: composeClient(set, visit, base, again), isStored: false };
  };
}
