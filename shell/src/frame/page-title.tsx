import type { ScreenHandle } from '@cyberharbour/platform';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';

/** The title of the open screen by its route; a screen whose title comes with its data renders `<title>` itself. */
export function PageTitle() {
  const title = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .findLast((each) => each !== undefined);
  // The document came with a title of its own, and of several the first one in the head counts.
  useEffect(() => document.querySelector('title[data-boot]')?.remove(), []);
  return title === undefined ? null : <title>{`${title} · CyberHarbour`}</title>;
}
