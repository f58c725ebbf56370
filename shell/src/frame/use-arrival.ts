import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every change of screen begins at its top, with the focus on its heading (so that a screen reader says where one is); an address with
 * `#part` begins there. The first screen of a visit is left to the browser.
 * @returns the ref for `main`
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) return part.scrollIntoView();
    scrollTo(0, 0);
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
