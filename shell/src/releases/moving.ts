import type { Newer } from './newer';

/** Where this tab remembers which offer it has followed. */
const key = 'cyberharbour:moved-to';

function followed(stamp: string): boolean {
  try {
    if (sessionStorage.getItem(key) === stamp) return true;
    sessionStorage.setItem(key, stamp);
    return false;
  } catch {
    // Where nothing can be remembered, a tab stays with what it has.
    return true;
  }
}

/** The link of a plain click to another page of this site. */
function wayOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    !(event.target instanceof Element)
  )
    return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  const isPlain =
    link &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    link.pathname !== location.pathname;
  return isPlain ? link : undefined;
}

/**
 * Lets the browser itself follow a link, as a new page with the new release, when there is one and nothing typed would be lost. Only a click
 * does this, and once for each release: whatever the servers answer, no page is loaded again and again.
 */
export function moveOnClick(page: Document, newer: Newer, isTyping: () => boolean) {
  page.addEventListener(
    'click',
    (event) => {
      const stamp = newer.offered();
      // The router listens further in; what it does not hear of is an ordinary link.
      if (stamp !== undefined && wayOf(event) && !isTyping() && !followed(stamp)) event.stopPropagation();
    },
    true,
  );
}
