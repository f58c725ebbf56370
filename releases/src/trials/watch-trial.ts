import { setTimeout } from 'node:timers/promises';
import { feelMeasures, type FeelCounts } from '@cyberharbour/shared-api/release-contract';
import { describeCounts, judge } from './judge.ts';
import { judgeFeel, type FeelLooks } from './judge-feel.ts';
import type { Count } from './judge.ts';
import type { Note } from '../moves/move.ts';
import { rollback } from '../moves/promote.ts';
import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Watching extends Note {
  /** How versions did since they were first counted, in the order they are named. */
  counts: (name: string, versions: readonly string[]) => Promise<Count[]>;
  /** How they felt, in the same order; nothing where nobody counts that. */
  feel?: (name: string, versions: readonly string[]) => Promise<FeelCounts[] | undefined>;
  /** Between two looks at the counts, in milliseconds. */
  every?: number;
  /** A trial that is still sound after this long is let be, in milliseconds. */
  patience?: number;
  /** So is one that was used in so many tabs. */
  enough?: number;
  /** Called with the numbers each time they changed. */
  say?: (sentence: string) => void;
}

export interface WatchReport {
  result: 'rolled back' | 'sound' | 'moved';
  sentence: string;
  trial: Count;
  live: Count;
}

/** Views since then, by class; what the API forgot meanwhile is none. */
const feelSince = (now: FeelCounts | undefined, before: FeelCounts | undefined) =>
  Object.fromEntries(
    feelMeasures.map((measure) => [
      measure,
      (now?.[measure] ?? []).map((count, place) => Math.max(count - (before?.[measure][place] ?? 0), 0)),
    ]),
  ) as FeelCounts;

const since = (now: Count | undefined, before: Count | undefined): Count => ({
  sessions: (now?.sessions ?? 0) - (before?.sessions ?? 0),
  errors: (now?.errors ?? 0) - (before?.errors ?? 0),
});

/** Silence of the counts that a watch lasts through, in milliseconds; after that nobody would know. */
const blind = 60_000;

/**
 * Watches a trial and takes it back by itself when it fails more often than the live version, or feels worse, by more
 * than chance does (see `judge` and `judgeFeel`). Whoever else moves the part ends the watch.
 * @throws ReleaseRefused when nothing is on trial, or the counts cannot be had
 */
export async function watchTrial(
  store: ReleaseStore,
  name: string,
  {
    counts,
    feel = () => Promise.resolve(undefined),
    every = 5000,
    patience = 30 * 60_000,
    enough = 2000,
    say,
    ...note
  }: Watching,
): Promise<WatchReport> {
  const began = await store.latest(name);
  if (!began?.canary) throw new ReleaseRefused(`Nothing of ${name} is on trial.`);
  const { version, percent } = began.canary;
  const versions = [version, began.current];
  const read = async () => ({ counts: await counts(name, versions), feel: await feel(name, versions) });
  const before = await read();
  say?.(`${name} ${version} is live for ${percent} % of visitors, ${began.current} for the others, and watched.`);
  const until = Date.now() + patience;
  let look = 0;
  let looks: FeelLooks = {};
  let seen = Date.now();
  let last = '';
  for (;;) {
    const now = await read().catch((error: unknown) => {
      if (Date.now() - seen > blind) throw error;
      return undefined;
    });
    const [trial, live] = [since(now?.counts[0], before.counts[0]), since(now?.counts[1], before.counts[1])];
    if (now) {
      seen = Date.now();
      const verdict = judge(trial, live, percent, look);
      look = verdict.look;
      const felt = judgeFeel(
        feelSince(now.feel?.[0], before.feel?.[0]),
        feelSince(now.feel?.[1], before.feel?.[1]),
        looks,
      );
      looks = felt.looks;
      const bad = verdict.bad ?? felt.bad;
      const latest = await store.latest(name);
      if (latest?.canary?.version !== version || latest.canary.percent !== percent || latest.current !== began.current)
        return { result: 'moved', sentence: `${name} was moved meanwhile; nobody watches it now.`, trial, live };
      if (bad !== undefined) {
        await rollback(store, name, { ...note, reason: bad, onlyIf: latest.revision });
        return { result: 'rolled back', sentence: `${name} ${version} was taken back: ${bad}.`, trial, live };
      }
      if (trial.sessions >= enough || Date.now() >= until)
        return {
          result: 'sound',
          sentence: `${name} ${version} is sound so far: ${describeCounts(trial, live)}. It stays on trial for ${percent} %.`,
          trial,
          live,
        };
      const sentence = describeCounts(trial, live);
      if (sentence !== last) say?.(`${name} ${version}: ${sentence}.`);
      last = sentence;
    }
    await setTimeout(every);
  }
}
