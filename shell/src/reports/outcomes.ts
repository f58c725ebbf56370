import type { ReleaseSet } from '@cyberharbour/platform';
import type { ReleaseOutcome } from '@cyberharbour/shared-api';

/** What versions did in this tab: used, failed. */
export interface Outcomes {
  used: (name: string, version: string) => void;
  failed: (name: string, version: string) => void;
}

/** What is told within this time goes in one request, in milliseconds. */
const gather = 1000;
const remembered = 'cyberharbour-outcomes';

interface Ways {
  /** Lasts as long as the tab does. */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  send: (address: string, body: string) => void;
}

const browser: Ways = {
  get memory() {
    return sessionStorage;
  },
  send: (address, body) => navigator.sendBeacon(address, body),
};

/**
 * Counts for the API how each version does: a session and an error once each in a tab, however often it is loaded anew. No word of the visitor leaves;
 * whoever watches a trial compares these counts.
 */
export function createOutcomes(
  { apiBase, mode }: Pick<ReleaseSet, 'apiBase' | 'mode'>,
  { memory, send }: Ways = browser,
): Outcomes {
  let waiting: ReleaseOutcome[] = [];
  const told = new Set(read(memory));
  const first = (what: string) => {
    if (told.has(what)) return false;
    told.add(what);
    write(memory, [...told]);
    return true;
  };
  const post = () => {
    send(`${apiBase}/releases/outcomes`, JSON.stringify(waiting));
    waiting = [];
  };
  const tell = (name: string, version: string, failed: boolean) => {
    if (mode === 'development') return;
    const outcome = {
      name,
      version,
      session: first(`${name} ${version}`),
      error: failed && first(`${name} ${version} failed`),
    };
    if (!outcome.session && !outcome.error) return;
    if (waiting.length === 0) setTimeout(post, gather);
    // The server takes ten at once; more than that in a second is a tab in a loop.
    if (waiting.length < 10) waiting.push(outcome);
  };
  return { used: (name, version) => tell(name, version, false), failed: (name, version) => tell(name, version, true) };
}

/** A browser may refuse storage; the tab then counts as new at every load. */
function read(memory: Ways['memory']): string[] {
  try {
    return JSON.parse(memory.getItem(remembered) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function write(memory: Ways['memory'], told: string[]) {
  try {
    memory.setItem(remembered, JSON.stringify(told));
  } catch {
    // Full or refused: as above.
  }
}

/** Counts the shell's own session, and an error of its own code that nothing caught. */
export function countShell(
  set: Pick<ReleaseSet, 'shell'>,
  outcomes: Outcomes,
  page: Pick<Window, 'addEventListener'> = window,
) {
  outcomes.used('shell', set.shell);
  page.addEventListener('error', ({ filename }) => {
    if (filename.includes(`/r/shell/${set.shell}/`)) outcomes.failed('shell', set.shell);
  });
}
