import { useHydrated } from '@cyberharbour/shared-api';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Entries of the history that were shown; the first one of a tab has this name. */
const seen = new Set(['default']);

/** Whether a page is drawn at once: a server has drawn it, or somebody goes to a place in it, or back to one. */
export function useIsWhole(): boolean {
  const isHydrated = useHydrated();
  const { key, hash } = useLocation();
  const [isWhole] = useState(!isHydrated || hash !== '' || seen.has(key));
  useEffect(() => void seen.add(key), [key]);
  return isWhole;
}

/** Whether what can wait is drawn, too: a page that a link opens shows the words of its first screen before. */
export const useRest = () => useDeferredValue(true, useIsWhole());

/** Keeps the footer below the first screen until the rest is drawn. */
const placeholder = <div className="pub-waiting" />;

/** What lies below the first screen of a page. */
export const Below = ({ children }: { children: ReactNode }) => (useRest() ? children : placeholder);

/** Whether the screen is a phone's, by its width in CSS pixels. */
export const isPhone = () => screen.width < 768;

/** Cards of a list that the first screen can show: on a phone one under the other, else in rows. */
const firstCards = () => (isPhone() ? 1 : 6);

/** Cards of a list: those of the first screen, with a placeholder for the others; then all of them. */
export function useFirstCards<Item>(items: readonly Item[]) {
  const hasRest = useRest();
  return {
    shown: hasRest ? items : items.slice(0, firstCards()),
    placeholder: hasRest ? null : placeholder,
  };
}
