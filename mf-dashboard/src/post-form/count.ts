import { minutesToRead } from '@cyberharbour/shared-ui/reading-time';

const shown = new Intl.NumberFormat('en-AU');
const some = (count: number, unit: string) => `${shown.format(count)} ${unit}${count === 1 ? '' : 's'}`;

/** How much of what is allowed was written; the ends are cut off before it is counted, as the server does. */
export function countOf(text: string, most: number): string {
  const { length } = text.trim();
  return length > most
    ? `${some(length - most, 'character')} too many`
    : `${shown.format(length)} of ${some(most, 'character')}`;
}

export function readingTime(text: string): string {
  const minutes = minutesToRead(text);
  return minutes === 0 ? '' : `about ${some(minutes, 'minute')} to read`;
}
