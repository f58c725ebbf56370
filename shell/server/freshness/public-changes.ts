import type { FastifyBaseLogger } from 'fastify';
import { shareRecent } from './recent.ts';

/** Milliseconds that a visitor waits at most until it is known whether something changed. */
const longest = 150;

/**
 * Which state of the public content the API serves: another text as soon as anything changed that anybody may read.
 * Undefined where the API does not say so in time.
 */
export type ReadChanges = () => Promise<string | undefined>;

/**
 * @param apiOrigin where this server reaches the API
 * @param fresh milliseconds that one answer counts for all pages
 */
export function createChangeReader(
  apiOrigin: string,
  fresh: number,
  log: Pick<FastifyBaseLogger, 'info'>,
): ReadChanges {
  const ask = async () => {
    try {
      const response = await fetch(`${apiOrigin}/changes`, { signal: AbortSignal.timeout(longest) });
      if (!response.ok) return undefined;
      const { changes } = (await response.json()) as { changes?: unknown };
      return typeof changes === 'string' ? changes : undefined;
    } catch (error) {
      log.info({ err: error }, 'The API did not say whether anything changed.');
      return undefined;
    }
  };
  return shareRecent(ask, fresh);
}
