import type { ReleaseCounts } from '@cyberharbour/shared-api/contract';
import { ReleaseRefused } from '../store/errors.ts';
import type { Count } from '../trials/judge.ts';

/** Asks the API how versions did in people's browsers. */
export const countsAt =
  (address: string) =>
  async (name: string, versions: readonly string[]): Promise<Count[]> => {
    const url = new URL(
      `/api/releases/counts?${new URLSearchParams({ name, versions: versions.join(',') }).toString()}`,
      address,
    );
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (!response?.ok)
      throw new ReleaseRefused(
        `The API does not give its counts at ${url.origin}, so nobody knows how the trial goes.`,
      );
    const { counts } = (await response.json()) as ReleaseCounts;
    return versions.map((version) => counts.find((count) => count.version === version) ?? { sessions: 0, errors: 0 });
  };
