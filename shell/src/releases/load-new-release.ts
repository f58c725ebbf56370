import { attempt } from '../stored-object';
import type { ReleaseWatch } from './release-watch';

/** Under this key the tab remembers the release that it has already loaded a page for. */
const storageKey = 'cyberharbour:moved-to';

/**
 * @returns whether this is the first time; false where the browser refuses storage, so that such a tab stays with its
 * release
 */
const isFirstTime = (stamp: string): boolean =>
  attempt(() => {
    if (sessionStorage.getItem(storageKey) === stamp) return false;
    sessionStorage.setItem(storageKey, stamp);
    return true;
  }, false);

/** Whether an event is a plain click on a link to another page of this site. */
function opensAnotherPage(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return (
    link !== null &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    link.pathname !== location.pathname
  );
}

/**
 * When there is a new release, lets the browser follow a link as a new page instead of the router, unless typed text
 * would be lost. Only a click does this, and once for each release: whatever the servers answer, no page is loaded
 * again and again.
 */
export function loadNewReleaseOnClick(page: Document, watch: ReleaseWatch, hasInput: () => boolean) {
  page.addEventListener(
    'click',
    (event) => {
      const stamp = watch.newRelease();
      // The router listens further in: a click that does not reach it is one on an ordinary link.
      if (stamp !== undefined && opensAnotherPage(event) && !hasInput() && isFirstTime(stamp)) event.stopPropagation();
    },
    true,
  );
}
