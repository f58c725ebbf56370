/**
 * A whole number, 0 or more, as Australians write it: 12345 is "12,345". Small ones as they are: whatever of `Intl` a
 * page uses first takes 90 to 200 ms on a poor phone.
 */
export const formatNumber = (count: number): string => (count < 1000 ? String(count) : count.toLocaleString('en-AU'));

/** What may have been counted only up to `most`: "10,000+" is all that is known there. */
export const formatUpTo = (count: number, most: number): string => `${formatNumber(count)}${count === most ? '+' : ''}`;

/** A number with what it counts: "1 blog", "1,200 people". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
