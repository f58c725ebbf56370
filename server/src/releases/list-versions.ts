import type { ReleaseCountsQuery } from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';

/** The versions that a query names, each once. */
export const listVersions = ({ versions }: z.infer<typeof ReleaseCountsQuery>): string[] => [
  ...new Set(versions.split(',').filter(Boolean)),
];
