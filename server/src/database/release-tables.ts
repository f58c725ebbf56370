import type { FeelMeasure } from '@cyberharbour/shared-api/contract';

/** Page views of a version on a day of UTC since 1970, whose value of a measure was in a class (`feelBounds`). */
export interface ReleaseFeelRow {
  name: string;
  version: string;
  day: number;
  measure: FeelMeasure;
  class: number;
  number: number;
}
