import { useEffect, useEffectEvent } from 'react';
import { attempt } from '../stored-object';

/** Of the device: a key alone can be turned off (WCAG 2.1.4), by whoever speaks to their computer, say. */
export const slashPlace = 'search-by-slash';

/** A device that stores nothing has nothing turned off. */
export const isSlashOn = (): boolean => attempt(() => localStorage.getItem(slashPlace) !== 'off', true);

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Pressed `/`, unless somebody is typing or something stands in front of the page. */
export function useSlashKey(onSlash: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || altKey || metaKey || defaultPrevented || isTyping(event)) return;
    if (document.querySelector('dialog[open]') || !isSlashOn()) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
