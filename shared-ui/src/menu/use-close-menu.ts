import { useEffect, type RefObject } from 'react';

/** Closes an open menu on Escape (the focus goes back to its button), on a press outside and when the focus leaves it. */
export function useCloseMenu(menu: RefObject<HTMLDetailsElement | null>) {
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
      ({ key }) => {
        if (key !== 'Escape' || !element.open) return;
        element.open = false;
        element.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [menu]);
}
