import { formatCount, formatNumber } from '@cyberharbour/shared-ui/numbers';
import { minutesToRead } from '@cyberharbour/shared-ui/reading-time';

/** How much of what is allowed was written; the ends are cut off before it is counted, as the server does. */
export function countOf(text: string, most: number): string {
  const { length } = text.trim();
  return length > most
    ? `${formatCount(length - most, 'character')} too many`
    : `${formatNumber(length)} of ${formatCount(most, 'character')}`;
}

export function readingTime(text: string): string {
  const minutes = minutesToRead(text);
  return minutes === 0 ? '' : `about ${formatCount(minutes, 'minute')} to read`;
}
