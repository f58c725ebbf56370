import { useEffect, useRef } from 'react';

/**
 * A row that leaves takes the focus along with the button in it: then its list has the focus, not the top of the page.
 */
export function useListFocus<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    // A question in between counts as staying: its answer may take the row away.
    const isAsked = (target: EventTarget | null) =>
      document.querySelector('dialog[open]') !== null ||
      (target instanceof Element && target.closest('dialog') !== null);
    const enter = ({ target }: FocusEvent) => {
      if (!isAsked(target)) wasInside.current = target instanceof Node && ref.current?.contains(target) === true;
    };
    // What was left on purpose is still there and in use a moment later; what was taken away, or is busy until it is,
    // is not.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || isAsked(target)) return;
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && !target.matches(':disabled')) wasInside.current = false;
      });
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) ref.current?.focus();
  });
  return ref;
}
