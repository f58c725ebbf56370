const day = 24;

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Hours as people say them, rounded to what matters. */
export function timeInWords(hours: number): string {
  if (hours < 1) return some(Math.max(1, Math.round(hours * 60)), 'minute');
  return hours < 2 * day ? some(Math.round(hours), 'hour') : some(Math.round(hours / day), 'day');
}
