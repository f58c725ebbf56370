import type { FeelCounts, ReleaseCounts, ReleaseFeelCounts } from '@cyberharbour/shared-api/release-contract';
import { ReleaseRefused } from '../store/errors.ts';
import type { Count } from '../trials/judge.ts';

const ask = (address: string, path: string, name: string, versions: readonly string[]) =>
  fetch(new URL(`${path}?${new URLSearchParams({ name, versions: versions.join(',') }).toString()}`, address), {
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);

const unanswered = (address: string) =>
  new ReleaseRefused(
    `The API does not give its counts at ${new URL(address).origin}, so nobody knows how the trial goes.`,
  );

/** Asks the API how versions did in people's browsers. */
export const countsAt =
  (address: string) =>
  async (name: string, versions: readonly string[]): Promise<Count[]> => {
    const response = await ask(address, '/api/releases/counts', name, versions);
    if (!response?.ok) throw unanswered(address);
    const { counts } = (await response.json()) as ReleaseCounts;
    return versions.map((version) => counts.find((count) => count.version === version) ?? { sessions: 0, errors: 0 });
  };

/** Asks the API how versions felt in people's browsers; nothing of one from before it counted that. */
export const feelAt =
  (address: string) =>
  async (name: string, versions: readonly string[]): Promise<FeelCounts[] | undefined> => {
    const response = await ask(address, '/api/releases/feel', name, versions);
    if (response?.status === 404) return undefined;
    if (!response?.ok) throw unanswered(address);
    const { feel } = (await response.json()) as ReleaseFeelCounts;
    return feel.map(({ counts }) => counts);
  };
