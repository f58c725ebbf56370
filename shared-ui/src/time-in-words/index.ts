import { formatCount } from '../numbers';

const day = 24;

/** Hours as people say them, rounded to what matters. */
export function timeInWords(hours: number): string {
  if (hours < 1) return formatCount(Math.max(1, Math.round(hours * 60)), 'minute');
  return hours < 2 * day ? formatCount(Math.round(hours), 'hour') : formatCount(Math.round(hours / day), 'day');
}
