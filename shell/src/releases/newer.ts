import type { ReleaseSet } from '@cyberharbour/platform';

/** Between two questions, in milliseconds. */
const pause = 60_000;

/** Name to version, of the shell and every remote. */
type Versions = Record<string, string>;

export interface Newer {
  /** What is live now, as one text, when it is not what this tab was born with. */
  offered: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Asks when the window is looked at, at most once a minute. @returns the end of it */
  watch: () => () => void;
}

const stampOf = (versions: Versions) => JSON.stringify(Object.entries(versions).sort());

async function ask(): Promise<Versions | undefined> {
  try {
    const answer = await fetch('/_versions', { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as Versions) : undefined;
  } catch {
    // Without an answer there is nothing new; the next look asks again.
    return undefined;
  }
}

/** Whether a release came after this tab was opened. The tab itself keeps the set it was born with. */
export function createNewer({ shell, remotes }: ReleaseSet): Newer {
  const born = stampOf({ shell, ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])) });
  const listeners = new Set<() => void>();
  let offered: string | undefined;
  let asked = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function look() {
    waiting = undefined;
    asked = Date.now();
    const versions = await ask();
    if (!versions) return;
    const stamp = stampOf(versions);
    offered = stamp === born ? undefined : stamp;
    for (const listener of listeners) listener();
  }
  const lookSoon = () => {
    if (document.visibilityState === 'visible')
      waiting ??= setTimeout(() => void look(), Math.max(0, asked + pause - Date.now()));
  };
  return {
    offered: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch() {
      window.addEventListener('focus', lookSoon);
      document.addEventListener('visibilitychange', lookSoon);
      return () => {
        clearTimeout(waiting);
        window.removeEventListener('focus', lookSoon);
        document.removeEventListener('visibilitychange', lookSoon);
      };
    },
  };
}
