import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down each visit to an address was, by the visit's key, in pixels; a new visit has a new key. */
const places = new Map<string, number>();

const staysPut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;

/** The page's position is kept by the page itself; the browser does it only across documents. */
function useOwnScrolling(key: string) {
  const open = useRef(key);
  useLayoutEffect(() => {
    open.current = key;
  }, [key]);
  useEffect(() => {
    const note = () => void places.set(open.current, scrollY);
    const own = () => (history.scrollRestoration = 'manual');
    const handBack = () => (history.scrollRestoration = 'auto');
    own();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pageshow', own);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pageshow', own);
      removeEventListener('pagehide', handBack);
    };
  }, []);
}

/**
 * Every change of screen begins at its top, with the focus on its heading (so that a screen reader says where one is); Back and Forward
 * begin where that screen was left, and an address with `#part` there. A change with the state `{ stay: true }` is another view of the same
 * screen: a filter, say. The first screen of a visit is left to the browser.
 * @returns the ref for `main`
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname, hash, key } = location;
  const stays = staysPut(location.state);
  const last = useRef(pathname);
  useOwnScrolling(key);
  // Before the first paint: nobody sees the top of a page they come back to the middle of.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = places.get(key);
    if (before === undefined && stays) return;
    const part = before === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) return part.scrollIntoView();
    scrollTo(0, before ?? 0);
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, key, stays]);
  return main;
}
