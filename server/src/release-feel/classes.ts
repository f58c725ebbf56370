import { feelBounds, type FeelMeasure } from '@cyberharbour/shared-api/contract';

/** Number of the class that a value is in: the first whose upper bound it does not pass. */
export function classOf(measure: FeelMeasure, value: number): number {
  const bounds = feelBounds[measure];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/**
 * The value that this share of the views stays within, read from counts by class as if values were spread evenly
 * within a class; above the last bound it is that bound.
 * @returns null where nothing was counted
 */
export function quantile(measure: FeelMeasure, counts: ReadonlyMap<number, number>, share: number): number | null {
  const bounds = feelBounds[measure];
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [place, bound] of bounds.entries()) {
    const count = counts.get(place) ?? 0;
    if (count > 0 && before + count >= share * all) {
      const lower = place === 0 ? 0 : (bounds[place - 1] ?? 0);
      return Math.round(lower + ((share * all - before) / count) * (bound - lower));
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
