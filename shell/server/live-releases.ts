import { liveSet } from '@cyberharbour/platform/releases';
import type { LiveSet, ReleaseStore } from '@cyberharbour/platform/releases';

/**
 * The live set, read anew only when a revision was added. Once it was readable, a store that is gone or garbled never takes the site down:
 * the last good set goes on, and the fault is reported.
 */
export function liveReleases(store: ReleaseStore, report: (fault: unknown) => void): () => Promise<LiveSet> {
  let known: { stamp: string; set: LiveSet } | undefined;
  return async () => {
    try {
      const revisions = await Promise.all((await store.remotes()).map(async (name) => `${name} ${String((await store.latest(name))?.revision)}`));
      const stamp = revisions.join();
      if (known?.stamp !== stamp) known = { stamp, set: await liveSet(store) };
      return known.set;
    } catch (fault) {
      if (!known) throw fault;
      report(fault);
      return known.set;
    }
  };
}
