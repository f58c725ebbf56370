import { useHydrated } from '@cyberharbour/shared-api';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backOf, isSameView, visitIn, type View, type Visit } from './view';

/**
 * The step of the page that the browser's history has: Back goes one step back, and a reload stays. What was pressed is
 * gone with the old step, so each new one begins at its top, with the focus on its heading.
 * @param fallback the step of an entry that names none
 */
export function useVisit(fallback: View) {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(key);
  const visit = hydrated ? visitIn(state) : undefined;
  const view = visit?.view ?? fallback;

  // Together with the step itself: later, the focus would be taken back from whoever has pressed Tab already.
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const heading = place.current?.querySelector('h1');
    if (!heading) return;
    // The browser alone would scroll the heading below the sticky header, and the line above it under the header.
    document.documentElement.scrollTop = 0;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);

  /** Opens another step of the page, in an entry of its own or in place of this one. */
  const show = (next: View, { replace = false } = {}) => {
    const entry: Visit = { view: next, follows: !replace && isSameView(view, backOf(next)) };
    void navigate('/assessment', { replace, state: entry });
  };
  const back = () => (visit?.follows ? void navigate(-1) : show(backOf(view), { replace: true }));
  return { place, view, show, back };
}
