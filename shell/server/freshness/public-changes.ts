import { noTrace } from '@cyberharbour/http-server';
import type { FastifyBaseLogger } from 'fastify';
import { readJson } from '../api-client/api-client.js';
import type { ApiClient } from '../api-client/types.ts';
import { keepRunning, readAlerts, type RunningAlert } from '../alerts/running-alerts.ts';
import { shareRecent } from './recent.ts';

export interface PublicState {
  /**
   * Which state of the public content the API serves: another text as soon as anything changed that anybody may read.
   * Undefined where the API does not say so in time.
   */
  changes: string | undefined;
  /** Alerts that run: those of its last word where the API is silent. */
  alerts: readonly RunningAlert[];
}
export type ReadPublicState = () => Promise<PublicState>;

/**
 * @param fresh milliseconds that one answer counts for all pages
 * @param longest milliseconds that a visitor waits for an answer
 */
export function createStateReader(
  api: ApiClient,
  { fresh, longest }: { fresh: number; longest: number },
  log: Pick<FastifyBaseLogger, 'info'>,
  { headers } = noTrace,
): ReadPublicState {
  let alerts: readonly RunningAlert[] = [];
  const ask = async () => {
    try {
      const { status, body } = await readJson(api, {
        path: '/changes',
        headers: headers(),
        signal: AbortSignal.timeout(longest),
      });
      if (status !== 200) return undefined;
      const said = body as { changes?: unknown; alerts?: unknown };
      alerts = readAlerts(said.alerts);
      return typeof said.changes === 'string' ? said.changes : undefined;
    } catch (error) {
      log.info({ err: error }, 'The API did not say whether anything changed.');
      return undefined;
    }
  };
  const readChanges = shareRecent(ask, fresh);
  return async () => ({ changes: await readChanges(), alerts: keepRunning(alerts) });
}
