import { median } from '../figures.ts';

/** A line of the table: what was measured, and whether it is within its bar; undefined where it was not measured. */
export interface Figure {
  what: string;
  value: string;
  ratio?: string;
  bar: string;
  isWithin: boolean | undefined;
}

const write = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`.trim();

/**
 * One side beside the other, measured in turns: medians of both, and their ratio. Where less is better, nothing beside
 * nothing is equal; where more is better, nothing was measured, and the bar is missed.
 */
export function compare(
  what: string,
  unit: string,
  { ours, theirs, most, least }: { ours: number[]; theirs: number[]; most?: number; least?: number },
): Figure {
  const [one, other] = [median(ours), median(theirs)];
  const ratio = most !== undefined && one === other ? 1 : one / other;
  return {
    what,
    value: `${write(one, unit)} : ${write(other, unit)}`,
    ratio: ratio.toFixed(2),
    bar: most === undefined ? `>= ${least ?? 0}` : `<= ${most}`,
    isWithin: most === undefined ? ratio >= (least ?? 0) : ratio <= most,
  };
}

/** A median that has to stay below its bar. */
export function limit(what: string, unit: string, values: number[], most: number): Figure {
  const value = median(values);
  return { what, value: write(value, unit), bar: `<= ${most} ${unit}`.trim(), isWithin: value <= most };
}

export const markUnmeasured = (what: string, bar: string, why: string): Figure => ({
  what,
  value: why,
  bar,
  isWithin: undefined,
});

export function printFigure({ what, value, ratio = '', bar, isWithin }: Figure): void {
  const verdict = isWithin === undefined ? '' : isWithin ? 'ok' : 'MISSED';
  console.log(`  ${what.padEnd(66)} ${value.padStart(24)} ${ratio.padStart(6)}   ${bar.padEnd(14)} ${verdict}`);
}
