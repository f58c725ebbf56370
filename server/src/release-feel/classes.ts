import { feelBounds, type FeelMeasure } from '@cyberharbour/shared-api/contract';

/** Number of the class that a value is in: the first whose upper bound it does not pass. */
export function classOf(measure: FeelMeasure, value: number): number {
  const bounds = feelBounds[measure];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}
