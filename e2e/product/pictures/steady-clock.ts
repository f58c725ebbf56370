/**
 * Loaded before a server (`node --import`): its clock begins at the moment that STEADY_CLOCK names, in milliseconds of
 * Unix time. Each look at it is a millisecond later, so that what is made later is later, and a run stays within one
 * minute.
 */
let now = Number(process.env['STEADY_CLOCK']);
const RealDate = Date;

class SteadyDate extends RealDate {
  static override now = () => now++;
  constructor(...values: [] | [string | number | Date]) {
    super(...((values.length === 0 ? [now++] : values) as [number]));
  }
}
globalThis.Date = SteadyDate as DateConstructor;
