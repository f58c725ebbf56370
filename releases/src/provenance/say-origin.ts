import type { Origin } from '@cyberharbour/platform/packages';

/** The builder where nobody names one. */
export const byHand = 'by hand';

export const sayBuilder = (builder: string): string => (builder === byHand ? byHand : `by ${builder}`);

const sayCommit = (commit: string | undefined) =>
  commit === undefined ? 'files that are in no commit' : `commit ${commit.slice(0, 12)}`;

/** Where a build comes from, as a part of a sentence. */
export const sayOrigin = (origin: Pick<Origin, 'commit' | 'builder'> | undefined): string =>
  origin ? `built from ${sayCommit(origin.commit)}, ${sayBuilder(origin.builder)}` : 'of unknown origin';
