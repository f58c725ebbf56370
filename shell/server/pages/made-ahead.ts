import type { Encoding } from '@cyberharbour/http-server';
import type { LiveSet } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';
import type { Visit } from './compose-page.ts';

/** What a stored page depends on of whoever asks for it; nothing that names anybody. */
export interface AskedPage {
  visit: Pick<Visit, 'path' | 'theme' | 'signedOut' | 'hasSession'>;
  /** The query with its question mark. */
  search: string;
  encoding: Encoding;
}

/** Each costs what its first visitor would wait for. */
const most = 8;

/** The pages that were asked for last. */
export class RecentPages {
  private readonly pages = new Map<string, AskedPage>();

  note(asked: AskedPage) {
    const key = JSON.stringify(asked);
    this.pages.delete(key);
    this.pages.set(key, asked);
    const [oldest] = this.pages.keys();
    if (this.pages.size > most && oldest !== undefined) this.pages.delete(oldest);
  }

  /** The newest first. */
  list(): AskedPage[] {
    return [...this.pages.values()].reverse();
  }
}

/**
 * Looks at what is live beside the visitors, whose own look it neither shares nor delays.
 * @param interval milliseconds; 0: it never looks
 * @param onMove gets the set of which a release moved; the next look waits for what it does
 */
export function watchMoves(
  web: FastifyInstance,
  readSet: () => Promise<LiveSet>,
  interval: number,
  onMove: (set: LiveSet) => Promise<void>,
): void {
  if (interval === 0) return;
  let last: LiveSet | undefined;
  let isLooking = false;
  async function look() {
    const set = await readSet();
    const hasMoved = last !== undefined && last !== set;
    last = set;
    if (hasMoved) await onMove(set);
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch((fault: unknown) => web.log.info({ err: fault }, 'No page was made ahead.'))
      .finally(() => (isLooking = false));
  }, interval).unref();
  web.addHook('onClose', () => clearInterval(timer));
}
