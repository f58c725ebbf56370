import { http, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { AlertPage } from '../contract/index';

const list = async (limit: number, signal: AbortSignal) =>
  (await http.get<AlertPage>('/alerts', { signal, params: { limit } })).alerts;

/** What runs and what ran, newest first. */
export const alerts = queryOptions({ queryKey: ['alerts', 'list'], queryFn: ({ signal }) => list(100, signal) });

export const useAlerts = () => useQuery(alerts);

/** Milliseconds: a page that stays open learns of an alert as late as this. */
export const alertInterval = 5 * 60_000;

/** What runs now, asked for again and again, and whenever somebody comes back to the page. */
export const useRunningAlerts = () =>
  useQuery({
    queryKey: ['alerts', 'running'],
    queryFn: async ({ signal }) => (await list(20, signal)).filter(({ isRunning }) => isRunning),
    refetchInterval: alertInterval,
    refetchOnWindowFocus: 'always',
  });
