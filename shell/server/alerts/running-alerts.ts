import * as z from 'zod';

const RunningAlert = z.object({
  id: z.uuid(),
  /** Another one after every correction. */
  version: z.number(),
  title: z.string(),
  advice: z.string(),
  link: z.object({ href: z.string().startsWith('/'), title: z.string() }).nullable(),
  /** In milliseconds. */
  endsAt: z.number(),
});

/** What the API says of an alert beside its answer about changes. */
export type RunningAlert = z.infer<typeof RunningAlert>;

const RunningAlerts = z.array(RunningAlert).default([]);

/** @throws where an API of another release says it otherwise */
export const readAlerts = (said: unknown): RunningAlert[] => RunningAlerts.parse(said);

/** Those that have not ended meanwhile. */
export const keepRunning = (alerts: readonly RunningAlert[]): readonly RunningAlert[] =>
  alerts.filter(({ endsAt }) => endsAt > Date.now());

/** As one text: a page with other alerts is another page. */
export const nameAlerts = (alerts: readonly RunningAlert[]) =>
  alerts.map(({ id, version, link }) => `${id}.${String(version)}${link?.href ?? ''}`).join();
