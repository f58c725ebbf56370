import { useSyncExternalStore } from 'react';

/** Where writing and preview have room side by side; the style sheet of the form breaks at the same width. */
const wide = '(min-width: 72rem)';

function watch(notify: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
const isWide = () => matchMedia(wide).matches;
const nothing = () => () => undefined;
const always = () => true;

/** Whether the window is wide. Where nobody can tell, it is. */
export const useWide = (): boolean => {
  const isKnown = typeof matchMedia === 'function';
  return useSyncExternalStore(isKnown ? watch : nothing, isKnown ? isWide : always, always);
};
