/** Characters of `2026-11-21T09:30`: a date and time to the minute. */
const minutes = 16;
const minute = 60_000;

/** A time of the wire as the device's own date and time field shows it. */
export function toField(at: string): string {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * minute).toISOString().slice(0, minutes);
}

/**
 * What the field holds as the wire wants it, in UTC; an empty or half-typed value stays as it is, for the rules to
 * name.
 */
export function toWire(field: string): string {
  const time = new Date(field);
  return field === '' || Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
