import { liveRelease, ReleaseRefused, signatureReasons, StoreFault, teamsOf } from '@cyberharbour/platform/releases';
import type { LiveRelease, LiveSet, ReleaseStore } from '@cyberharbour/platform/releases';

interface Known {
  /** Revision and keys that it was read under; none when it comes from before this process. */
  stamp?: string;
  /** A version of it could not be verified: it is looked at again. */
  faulty?: boolean;
  part: LiveRelease;
}

export interface Watch {
  /** Called with everything that is wrong now, by part; an empty map when nothing is. */
  report: (faults: ReadonlyMap<string, unknown>) => void;
  /** Called with every set that is not the one before. */
  keep: (parts: LiveRelease[]) => Promise<void>;
}

/**
 * What is live, read anew where a revision was added, and only under signatures that hold. A part that cannot be read or verified stays as it was last
 * good: no fault of the store takes a page down, nor does one part's take the others'.
 * @param before the last good parts of an earlier process
 */
export function verifiedSet(
  store: ReleaseStore,
  before: readonly LiveRelease[],
  { report, keep }: Watch,
): () => Promise<LiveSet> {
  const known = new Map<string, Known>(before.map((part) => [part.name, { part }]));

  async function refresh(): Promise<Map<string, unknown>> {
    const faults = new Map<string, unknown>();
    const teams = await teamsOf(store);
    const keys = teams.flatMap((team) => [team.team, ...team.owns, ...team.keys.map(({ id }) => id)]).join();
    let changed = false;
    const accept = async (name: string, version: string) => {
      const reasons = await signatureReasons(store, name, version, teams);
      if (reasons.length === 0) return store.release(name, version);
      faults.set(name, new ReleaseRefused(reasons));
      return undefined;
    };
    for (const name of new Set([...(await store.remotes()), ...known.keys()])) {
      try {
        const latest = await store.latest(name);
        if (!latest) {
          if (known.has(name)) throw new StoreFault(`${name} is gone from the registry.`);
          continue;
        }
        const stamp = `${latest.revision} ${keys}`;
        const last = known.get(name);
        if (last?.stamp === stamp && !last.faulty) continue;
        const part = await liveRelease(name, latest, (version) => accept(name, version));
        if (!part) continue;
        known.set(name, { stamp, part, faulty: faults.has(name) });
        changed ||= last?.stamp !== stamp || JSON.stringify(last.part) !== JSON.stringify(part);
      } catch (fault) {
        faults.set(name, fault);
      }
    }
    if (changed)
      await keep([...known.values()].map(({ part }) => part)).catch((fault: unknown) =>
        faults.set('the copy of the last good set', fault),
      );
    return faults;
  }

  const look = async () => report(await refresh().catch((fault: unknown) => new Map([['the release store', fault]])));
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  /** One look at a time; whoever comes meanwhile shares the next one, which begins after they came. */
  const lookAgain = () =>
    (next ??= running.then(() => {
      next = undefined;
      return (running = look());
    }));

  return async () => {
    await lookAgain();
    const parts = [...known.values()].map(({ part }) => part);
    const shell = parts.find(({ current }) => current.kind === 'shell');
    if (!shell) throw new StoreFault('No shell is live in this release store: publish and promote one.');
    return { shell, remotes: parts.filter((part) => part !== shell) };
  };
}
