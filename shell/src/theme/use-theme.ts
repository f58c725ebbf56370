import type { Theme } from '@cyberharbour/shared-ui';
import { useSyncExternalStore } from 'react';

const year = 365 * 24 * 3600;

/**
 * The web server reads the cookie and writes `data-theme` into the page, so that the first paint has the right
 * colours.
 */
const readTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'device';
};

function saveTheme(theme: Theme) {
  if (theme === 'device') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const age = theme === 'device' ? 0 : year;
  const { protocol } = globalThis.location;
  const rest = `path=/; max-age=${String(age)}; samesite=lax`;
  if (protocol !== 'https:') document.cookie = `theme=${theme}; ${rest}`;
  // Over https nobody but this host writes it.
  else document.cookie = `__Host-theme=${theme}; ${rest}; secure`;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A server renders the same page for every choice. */
const onServer = (): Theme => 'device';

/** Light, dark, or what the device says; remembered for a year in a cookie. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, onServer);
  return [
    theme,
    (next) => {
      saveTheme(next);
      for (const listener of listeners) listener();
    },
  ];
}
