import { pictureTime } from './time.ts';

/**
 * Loaded before a server (`node --import`): its day is always the same one. Each look at the clock is a millisecond
 * later, so that what is made later is later, and a run stays within one minute.
 */
let now = pictureTime;
const RealDate = Date;

class SteadyDate extends RealDate {
  static override now = () => now++;
  constructor(...values: [] | [string | number | Date]) {
    super(...((values.length === 0 ? [now++] : values) as [number]));
  }
}
globalThis.Date = SteadyDate as DateConstructor;
