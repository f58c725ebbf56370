import type { Hours } from '../settings/link-settings.ts';

const hourIn = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Australia/Sydney' });

/** Whether it is one of these hours, by the clock in Sydney: most of the sites that are asked are Australian. */
export function isQuiet({ from, to }: Hours, now: number): boolean {
  const at = Number(hourIn.format(now));
  return from < to ? at >= from && at < to : at >= from || at < to;
}
