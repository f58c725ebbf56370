import type { ReleaseSet } from '@cyberharbour/platform';
import type { CompleteSet } from './rest-of-set';

/** Shortest time between two requests, in milliseconds. */
const interval = 60_000;

/** Name to version, of the shell and every remote. */
type Versions = Record<string, string>;

export interface ReleaseWatch {
  /** The versions that are live now, as one text, where they differ from those of this tab. */
  newRelease: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Asks the web server when the window becomes visible, at most once a minute. @returns a function that stops it */
  start: () => () => void;
}

const stampOf = (versions: Versions) => JSON.stringify(Object.entries(versions).sort());

async function fetchVersions(): Promise<Versions | undefined> {
  try {
    const response = await fetch('/_versions', { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Versions) : undefined;
  } catch {
    // Without an answer nothing is new; the next request finds out.
    return undefined;
  }
}

/**
 * Watches for a release that came after this tab was opened. The tab itself keeps the set that its page was composed
 * with.
 */
export function createReleaseWatch(set: ReleaseSet, completeSet: CompleteSet): ReleaseWatch {
  const listOwn = (): Versions => ({
    shell: set.shell,
    ...Object.fromEntries(set.remotes.map(({ name, version }) => [name, version])),
  });
  const listeners = new Set<() => void>();
  let newRelease: string | undefined;
  let requestedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check() {
    timer = undefined;
    requestedAt = Date.now();
    const versions = await fetchVersions();
    if (!versions) return;
    await completeSet().catch(() => undefined);
    const own = listOwn();
    // Where the rest of the set cannot be had, only what is in this tab can be compared.
    const compared = Object.entries(versions).filter(([name]) => !set.rest || name in own);
    newRelease = stampOf(Object.fromEntries(compared)) === stampOf(own) ? undefined : stampOf(versions);
    for (const listener of listeners) listener();
  }
  const scheduleCheck = () => {
    if (document.visibilityState === 'visible')
      timer ??= setTimeout(() => void check(), Math.max(0, requestedAt + interval - Date.now()));
  };
  return {
    newRelease: () => newRelease,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      window.addEventListener('focus', scheduleCheck);
      document.addEventListener('visibilitychange', scheduleCheck);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('focus', scheduleCheck);
        document.removeEventListener('visibilitychange', scheduleCheck);
      };
    },
  };
}
