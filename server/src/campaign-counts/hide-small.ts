import { leastShown } from '@cyberharbour/shared-api/contract';

const isSmall = (number: number) => number > 0 && number < leastShown;

/** A number of people, or null where it is too small to be shown. None is no small number: it is about nobody. */
export const hideSmall = (number: number): number | null => (isSmall(number) ? null : number);

/**
 * Numbers that add up to a total which is shown beside them: where a single one would be hidden, the next larger one is
 * hidden too, or it would be the total less all others.
 */
export function hideAmong(numbers: readonly number[]): (number | null)[] {
  const shown = numbers.map(hideSmall);
  if (shown.filter((number) => number === null).length !== 1) return shown;
  const others = numbers.filter((number) => number >= leastShown);
  const next = shown.indexOf(Math.min(...others));
  return next < 0 ? shown : shown.with(next, null);
}
