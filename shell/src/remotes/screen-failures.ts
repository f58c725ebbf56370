import type { ScreenFailure } from '@cyberharbour/platform';

const failures = new Map<string, ScreenFailure>();

/** Records why a path has no screen, for whatever is drawn in its place. */
export const recordFailure = (path: string, failure: ScreenFailure): void => void failures.set(path, failure);

/** A path without a record is one that nobody claims. */
export const failureOf = (path: string): ScreenFailure => failures.get(path) ?? 'not-found';
