import type { ReleaseSet } from '@cyberharbour/platform';

declare global {
  /** sha384 of every stylesheet by its path, for the loaders of remotes (see platform's `insertWithIntegrity`). */
  var __cyberharbourStyles: Record<string, string> | undefined;
}

/**
 * Reads the set that the web server wrote into this page; the tab uses it for its whole life.
 * @throws when the page carries none
 */
export function readReleaseSet(page: Document): ReleaseSet {
  const text = page.getElementById('release-set')?.textContent;
  if (!text) throw new Error('This page carries no release set.');
  const set = JSON.parse(text) as ReleaseSet;
  globalThis.__cyberharbourStyles = set.styles;
  return set;
}
