import type { Origin } from '@cyberharbour/platform/packages';

/** The builder where nobody names one. */
export const byHand = 'by hand';

/** Where a build comes from, as a part of a sentence. */
export const sayOrigin = (origin: Origin | undefined): string =>
  origin
    ? `built from ${origin.commit === undefined ? 'files that are in no commit' : `commit ${origin.commit.slice(0, 12)}`}, ${
        origin.builder === byHand ? byHand : `by ${origin.builder}`
      }`
    : 'of unknown origin';
