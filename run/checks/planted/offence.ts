/** A change of one file that a check must refuse. */
export type Offence = readonly [
  check: string,
  what: string,
  file: string,
  change: (before: string) => string,
  expected: RegExp,
];

/** Writes the file anew. */
export const write = (text: string) => () => `${text}\n`;

/** Adds to the end of the file. */
export const add = (text: string) => (before: string) => `${before}\n${text}\n`;
