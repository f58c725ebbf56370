import { describeFailure } from '@cyberharbour/platform';
import type { RemoteRelease } from '@cyberharbour/platform';
import { pageLife } from './page-life';
import { restoreNatives } from './natives';

/** Between two looks at the page, in milliseconds. */
const interval = 1000;
/** No screen of this product comes near so many elements. */
const mostElements = 50_000;

interface Watching {
  findRelease: (name: string) => RemoteRelease | undefined;
  countFailure: (name: string, version: string) => void;
  /** Sends what was counted, at once. */
  flush: () => void;
}

/** The shell's first link: it is on every page, in every width. */
const findBrand = () => document.querySelector<HTMLElement>('header a[href]');

/**
 * Looks at the page each second while somebody sees it. A screen that took the frame away is replaced by its version
 * before: nothing is left to press, so the page loads itself anew, once for each version.
 */
export function watchPage({ findRelease, countFailure, flush }: Watching) {
  let wasSeen = false;
  let lost = 0;
  const blame = (reason: string) => {
    const drawn = pageLife.current;
    if (!drawn) return undefined;
    countFailure(drawn.name, drawn.version);
    console.error(`${describeFailure(drawn.name, drawn.version)}: ${reason}`);
    return drawn;
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    pageLife.beat();
    const changed = restoreNatives();
    if (changed.length > 0) blame(`it replaced ${changed.join(', ')}.`);
    const isThere = (findBrand()?.offsetHeight ?? 0) > 0;
    wasSeen ||= isThere;
    lost = (wasSeen && !isThere) || document.getElementsByTagName('*').length > mostElements ? lost + 1 : 0;
    if (lost !== 2) return;
    const drawn = blame('the page around it is gone.');
    if (!drawn) return;
    pageLife.note(drawn.name, drawn.version);
    flush();
    const release = findRelease(drawn.name);
    if (release?.fallback && release.version === drawn.version) location.reload();
  };
  setInterval(look, interval);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pageLife.leave();
  });
  // The dialog of printing stops the page for as long as it is open.
  addEventListener('beforeprint', () => pageLife.leave());
  addEventListener('pagehide', () => {
    pageLife.leave();
    flush();
  });
}
