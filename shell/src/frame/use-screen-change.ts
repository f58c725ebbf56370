import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { followHeading } from './follow-heading';

/** Scroll position of each visit to an address, by the visit's key, in pixels; a new visit has a new key. */
const positions = new Map<string, number>();

/** By which link each visit was left, by the visit's key. */
const leftBy = new Map<string, string>();

const isSameScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;

/** Records scroll positions, since the browser restores them only across documents. */
function useScrollPositions(key: string) {
  const current = useRef(key);
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const note = () => void positions.set(current.current, scrollY);
    const noteLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) leftBy.set(current.current, link.getAttribute('href') ?? '');
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handBack = () => (history.scrollRestoration = 'auto');
    takeOver();
    addEventListener('scroll', note, { passive: true });
    addEventListener('click', noteLink, true);
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', noteLink, true);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }, []);
}

/**
 * Every change of screen begins at its top, with the focus on its heading (so that a screen reader announces the
 * screen), also where the heading comes only with its data. Back and Forward begin where that screen was left, with the
 * focus on the link that led away, and an address with a `#fragment` at that element, also where that comes only with
 * its data and nobody has scrolled meanwhile. A change with the state
 * `{ stay: true }` is another view of the same screen: a filter, say. The first screen of a visit is left to the
 * browser.
 * @returns the ref for `main`
 */
export function useScreenChange() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname, hash, key } = location;
  const stays = isSameScreen(location.state);
  const last = useRef(pathname);
  const stopFollowing = useRef<() => void>(undefined);
  useScrollPositions(key);
  // Before the first paint: a page that one comes back to never shows its top first.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = positions.get(key);
    if (before === undefined && stays) return;
    stopFollowing.current?.();
    // Ids of the product are plain letters: what is encoded names none of them.
    const place = before === undefined ? hash.slice(1) : '';
    const showPlace = () => {
      const target = document.getElementById(place);
      target?.scrollIntoView();
      return target !== null;
    };
    if (showPlace()) return;
    scrollTo(0, before ?? 0);
    const screen = main.current;
    if (!screen) return;
    const link = leftBy.get(key);
    const findLink = () =>
      link === undefined
        ? undefined
        : [...screen.querySelectorAll<HTMLElement>('a[href]')].find((each) => each.getAttribute('href') === link);
    const find = () => findLink() ?? screen.querySelector<HTMLElement>('h1');
    stopFollowing.current = followHeading(screen, find, () => scrollY === 0 && showPlace());
  }, [pathname, hash, key, stays]);
  useEffect(() => () => stopFollowing.current?.(), []);
  return main;
}
