import type { ScreenHandle } from '@cyberharbour/platform';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { savesData } from '../saves-data';

/** How long a pointer must rest on a link, in milliseconds: one that only passes by fetches nothing. */
const hoverTime = 80;

const isHere = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

const linkAt = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !isHere(link) && !link.target ? link : undefined;
};

interface ScreenSources {
  /** The routes that the router has at that moment. */
  routes: () => RouteObject[];
  /** Takes the queries that a screen names in `handle.queries`. @returns their answers, in that order */
  fetch: (queries: readonly object[]) => Promise<readonly unknown[]>;
  /** Loads the files of a screen that everybody may open; gives its routes, also where the router has none yet. */
  load: (pathname: string) => Promise<RouteObject[] | undefined>;
}

const nobodyAsked = () => undefined;

/** Fetches the data of the screen that the first of these routes has for an address, and what it begins with. */
function fetchData(routes: RouteObject[], { pathname, search }: HTMLAnchorElement, fetch: ScreenSources['fetch']) {
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    const { queries, prepare } = (route.handle ?? {}) as ScreenHandle;
    // Nobody has opened it yet: the screen asks again, and says what it could not have.
    if (queries)
      void fetch(queries(params, new URLSearchParams(search)))
        .then(prepare)
        .catch(nobodyAsked);
  }
}

/**
 * Fetches the files and the data of a screen while a link to it is pointed at or has the focus, and as soon as it is
 * touched. Not where a visitor asked to save data.
 */
export function prefetchScreens(page: Document, { routes, fetch, load }: ScreenSources): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleIn = (delay: number) => (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || savesData()) return;
    timer = setTimeout(() => {
      void load(link.pathname).then((loaded) => fetchData(loaded ?? routes(), link, fetch));
    }, delay);
  };
  page.addEventListener('pointerover', scheduleIn(hoverTime));
  page.addEventListener('focusin', scheduleIn(hoverTime));
  // The press opens it: what it needs is there, or is asked for by the navigation.
  page.addEventListener('click', () => clearTimeout(timer), true);
  page.addEventListener('touchstart', scheduleIn(0), { passive: true });
}
