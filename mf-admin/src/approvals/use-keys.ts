import { useEffect, useRef } from 'react';

// A ticked box takes no letters.
const fields = "input:not([type='checkbox']), textarea, select, dialog[open], [contenteditable]";

/** Single keys that do something, while no field has the focus (WCAG 2.1.4). */
export function useKeys(isOn: boolean, actions: Record<string, () => void>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
