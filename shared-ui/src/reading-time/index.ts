/** Words that an adult reads in a minute, unhurried, on a screen. */
const wordsPerMinute = 200;

/** @returns whole minutes, at least one; 0 for a text without words */
export function minutesToRead(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}
