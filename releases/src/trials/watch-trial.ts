import { setTimeout } from 'node:timers/promises';
import { describeCounts, judge } from './judge.ts';
import type { Count } from './judge.ts';
import type { Note } from '../moves/move.ts';
import { rollback } from '../moves/promote.ts';
import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Watching extends Note {
  /** How versions did since they were first counted, in the order they are named. */
  counts: (name: string, versions: readonly string[]) => Promise<Count[]>;
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

const since = (now: Count | undefined, before: Count | undefined): Count => ({
  sessions: (now?.sessions ?? 0) - (before?.sessions ?? 0),
  errors: (now?.errors ?? 0) - (before?.errors ?? 0),
});

/** Silence of the counts that a watch lasts through, in milliseconds; after that nobody would know. */
const blind = 60_000;

/**
 * Watches a trial and takes it back by itself when its error sessions exceed those of the live version by more than
 * chance does (see `judge`). Whoever else moves the part ends the watch.
 * @throws ReleaseRefused when nothing is on trial, or the counts cannot be had
 */
export async function watchTrial(
  store: ReleaseStore,
  name: string,
  { counts, every = 5000, patience = 30 * 60_000, enough = 2000, say, ...note }: Watching,
): Promise<WatchReport> {
  const began = await store.latest(name);
  if (!began?.canary) throw new ReleaseRefused(`Nothing of ${name} is on trial.`);
  const { version, percent } = began.canary;
  const versions = [version, began.current];
  const before = await counts(name, versions);
  say?.(`${name} ${version} is live for ${percent} % of visitors, ${began.current} for the others, and watched.`);
  const until = Date.now() + patience;
  let look = 0;
  let seen = Date.now();
  let last = '';
  for (;;) {
    const now = await counts(name, versions).catch((error: unknown) => {
      if (Date.now() - seen > blind) throw error;
      return undefined;
    });
    const [trial, live] = [since(now?.[0], before[0]), since(now?.[1], before[1])];
    if (now) {
      seen = Date.now();
      const verdict = judge(trial, live, percent, look);
      look = verdict.look;
      const latest = await store.latest(name);
      if (latest?.canary?.version !== version || latest.canary.percent !== percent || latest.current !== began.current)
        return { result: 'moved', sentence: `${name} was moved meanwhile; nobody watches it now.`, trial, live };
      if (verdict.bad !== undefined) {
        await rollback(store, name, { ...note, reason: verdict.bad, onlyIf: latest.revision });
        return { result: 'rolled back', sentence: `${name} ${version} was taken back: ${verdict.bad}.`, trial, live };
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
