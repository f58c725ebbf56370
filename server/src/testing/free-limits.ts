import type { Limit, Limits } from '../limits/limits.ts';

const free: Limit = {
  take: () => Promise.resolve(),
  check: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** Limits that refuse nothing, for tests that do thousands of things at once. */
export const freeLimits = new Proxy({}, { get: () => free }) as Limits;
