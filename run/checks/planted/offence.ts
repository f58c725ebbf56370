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

/**
 * Offences that may be planted side by side: of one check, each in a file of its own. A check then runs once for all of
 * them.
 */
export function inRounds(offences: readonly Offence[]): Offence[][] {
  const rounds: Offence[][] = [];
  for (const offence of offences) {
    const [check, , file] = offence;
    const round = rounds.find((one) => one[0]?.[0] === check && one.every((other) => other[2] !== file));
    if (round) round.push(offence);
    else rounds.push([offence]);
  }
  return rounds;
}
