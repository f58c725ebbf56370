const months = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');

/** Whether it is a day, as `2026-03-04`, which is the same one in every zone. */
export const isWholeDay = (at: string) => at.length === 10;

/**
 * A day in the device's zone, as `Intl` writes it in Australian English (`dateStyle: 'medium'`). Whatever of `Intl` a
 * page uses first takes 90 to 200 ms on a poor phone, longer than all else that a list of posts does there.
 * @param at an ISO 8601 time, or a whole day
 * @param withTime the hour and minute too (`timeStyle: 'short'`)
 */
export function writeDay(at: string, withTime: boolean): string {
  const date = new Date(isWholeDay(at) ? `${at}T00:00` : at);
  const day = `${String(date.getDate())} ${months[date.getMonth()] ?? ''} ${String(date.getFullYear())}`;
  if (!withTime) return day;
  const hour = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${day}, ${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
