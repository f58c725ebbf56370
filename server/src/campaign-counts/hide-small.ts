import { leastShown } from '@cyberharbour/shared-api/contract';

/** A number of people, or null where it is too small to be shown. None is no small number: it is about nobody. */
export const hideSmall = (number: number): number | null => (number > 0 && number < leastShown ? null : number);

/**
 * Numbers that add up to a total which is shown beside them: what is hidden can be had together as the total less all
 * others, so that larger ones are hidden too, from the smallest on, until that is neither one number nor a small one.
 */
export function hideAmong(numbers: readonly number[]): (number | null)[] {
  const shown = numbers.map(hideSmall);
  const bySize = numbers.map((_, place) => place).toSorted((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  for (const place of bySize) {
    const hidden = numbers.filter((_, at) => shown[at] === null);
    const together = hidden.reduce((all, number) => all + number, 0);
    if (hidden.length === 0 || (hidden.length > 1 && together >= leastShown)) break;
    if ((shown[place] ?? 0) > 0) shown[place] = null;
  }
  return shown;
}
