import type { ScreenHandle } from '@cyberharbour/platform';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** A pointer that only passes by asks for nothing, in milliseconds. */
const rest = 80;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const linkAt = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.target
    ? link
    : undefined;
};

/**
 * Asks for the data of a screen while somebody points at a link to it, or has it under the focus. Only for screens of remotes that are loaded, and
 * not where a visitor asked to save data.
 * @param routes what there is by then
 * @param fetch gets what the screen names in `handle.queries`
 */
export function lookAhead(
  page: Document,
  routes: () => RouteObject[],
  fetch: (queries: readonly object[]) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || savesData()) return;
    timer = setTimeout(() => {
      for (const { route, params } of matchRoutes(routes(), link.pathname) ?? []) {
        const { queries } = (route.handle ?? {}) as ScreenHandle;
        if (queries) fetch(queries(params, new URLSearchParams(link.search)));
      }
    }, rest);
  };
  page.addEventListener('pointerover', look);
  page.addEventListener('focusin', look);
}
