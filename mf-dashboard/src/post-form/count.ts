const words = /\S+/g;
/** A calm reader's, on a screen. */
const wordsPerMinute = 200;

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
  const count = text.match(words)?.length ?? 0;
  return count === 0 ? '' : `about ${some(Math.max(1, Math.round(count / wordsPerMinute)), 'minute')} to read`;
}
