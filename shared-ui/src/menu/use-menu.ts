import { useEffect, type RefObject } from 'react';
import { targetOf } from './menu-keys';

/**
 * Closes an open menu on Escape (the focus goes back to its button), on a press outside and when the focus leaves it;
 * arrows, Home, End and
 * letters go through it, and an arrow on its button opens it.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const closeUnless = (target: EventTarget | null) => {
      if (element.open && target instanceof Node && !element.contains(target)) element.open = false;
    };
    document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal });
    element.addEventListener('focusout', ({ relatedTarget }) => closeUnless(relatedTarget), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && element.open) {
          element.open = false;
          element.querySelector('summary')?.focus();
        }
        const target = targetOf(element, event);
        if (!target) return;
        event.preventDefault();
        element.open = true;
        target.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [menu]);
}
