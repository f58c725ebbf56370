import type { ScreenHandle } from '@cyberharbour/platform';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** How long a pointer must rest on a link, in milliseconds: one that only passes by fetches nothing. */
const hoverTime = 80;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const linkAt = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.target
    ? link
    : undefined;
};

/**
 * Fetches the data of a screen while a link to it is pointed at or has the focus. Only for screens of remotes that
 * are loaded, and not where a visitor asked to save data.
 * @param routes gives the routes that the router has at that moment
 * @param fetch takes the queries that the screen names in `handle.queries`
 */
export function prefetchScreens(
  page: Document,
  routes: () => RouteObject[],
  fetch: (queries: readonly object[]) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || savesData()) return;
    timer = setTimeout(() => {
      for (const { route, params } of matchRoutes(routes(), link.pathname) ?? []) {
        const { queries } = (route.handle ?? {}) as ScreenHandle;
        if (queries) fetch(queries(params, new URLSearchParams(link.search)));
      }
    }, hoverTime);
  };
  page.addEventListener('pointerover', schedule);
  page.addEventListener('focusin', schedule);
}
