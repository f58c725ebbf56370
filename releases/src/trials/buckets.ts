import { createHash } from 'node:crypto';

const buckets = 10_000n;

/**
 * Where a visitor stands for one part, always the same: `sha256(visitor + part) mod 10000`. Other parts draw anew, so
 * that nobody gets every trial.
 */
export const bucketOf = (visitor: string, name: string): number =>
  Number(
    BigInt(
      `0x${createHash('sha256')
        .update(visitor + name)
        .digest('hex')}`,
    ) % buckets,
  );

/** Nobody at 0 %, everybody at 100 %; whoever is in at a small share stays in at every larger one. */
export const isChosen = (visitor: string, name: string, percent: number): boolean =>
  bucketOf(visitor, name) < Math.round(percent * 100);
