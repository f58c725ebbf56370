import { liveRelease, ReleaseRefused, signatureReasons, StoreFault, teamsOf } from '@cyberharbour/releases';
import type { LiveRelease, LiveSet, ReleaseStore, Team } from '@cyberharbour/releases';

interface Known {
  /** Revision and keys that it was read under; none when it comes from an earlier process. */
  stamp?: string;
  /** A version of it could not be verified: it is read again every time. */
  isFaulty?: boolean;
  release: LiveRelease;
}

export interface SetListener {
  /** Called after every reading with everything that is wrong now, by unit of release; an empty map when nothing is. */
  report: (faults: ReadonlyMap<string, unknown>) => void;
  /** Called with every set that differs from the one before; pages do not wait for what it begins. */
  save: (set: LiveRelease[]) => void;
}

/** Units of release that are read at the same time: a bucket answers each after a while. */
const together = 16;

/**
 * Makes a reader of what is live. It reads a unit of release again only when a revision was added, and accepts only
 * what a valid signature covers. A unit that cannot be read or verified stays at its last verified release: neither a
 * fault of the store nor one of another unit takes a page down.
 * @param before the last verified releases of an earlier process
 * @param whole milliseconds between two looks at every pointer; in between the store's stamp says whether one moved
 * @returns a function that reads the set, the same object while nothing changed; it throws StoreFault when no shell is
 * live
 */
export function createSetReader(
  store: ReleaseStore,
  before: readonly LiveRelease[],
  { report, save }: SetListener,
  whole = 10_000,
): () => Promise<LiveSet> {
  const known = new Map<string, Known>(before.map((release) => [release.name, { release }]));
  const listKnown = () => [...known.values()].map(({ release }) => release);

  let looked: { stamp: string | undefined; at: number; keys: string; faults: Map<string, unknown> } | undefined;

  async function refresh(): Promise<Map<string, unknown>> {
    const stamp = await store.stamp();
    const now = performance.now();
    // What is faulty may be mended without a move.
    const isRecent = looked !== undefined && now - looked.at < whole && looked.faults.size === 0;
    if (isRecent && stamp !== undefined && stamp.id === looked?.stamp) return looked.faults;
    const teams = await teamsOf(store);
    const keys = teams.flatMap((team) => [team.team, ...team.owns, ...team.keys.map(({ id }) => id)]).join();
    // One move since the last look: the others stand where they stood.
    const isNext = isRecent && keys === looked?.keys && stamp?.before !== undefined && stamp.before === looked.stamp;
    const moved = isNext ? stamp.unit : undefined;
    const faults = await readPointers(teams, keys, moved);
    looked = { stamp: stamp?.id, at: moved === undefined ? now : (looked?.at ?? now), keys, faults };
    return faults;
  }

  async function readPointers(teams: readonly Team[], keys: string, only?: string): Promise<Map<string, unknown>> {
    const faults = new Map<string, unknown>();
    const accept = async (name: string, version: string) => {
      const reasons = await signatureReasons(store, name, version, teams);
      if (reasons.length === 0) return store.release(name, version);
      faults.set(name, new ReleaseRefused(reasons));
      return undefined;
    };
    /** @returns whether it is another one now */
    const readOne = async (name: string): Promise<boolean> => {
      try {
        const latest = await store.latest(name);
        if (!latest) {
          if (known.has(name)) throw new StoreFault(`${name} is gone from the registry.`);
          return false;
        }
        const stamp = `${latest.revision} ${keys}`;
        const last = known.get(name);
        if (last?.stamp === stamp && !last.isFaulty) return false;
        const release = await liveRelease(name, latest, (version) => accept(name, version));
        if (!release) return false;
        known.set(name, { stamp, release, isFaulty: faults.has(name) });
        return last?.stamp !== stamp || JSON.stringify(last.release) !== JSON.stringify(release);
      } catch (fault) {
        faults.set(name, fault);
        return false;
      }
    };
    const all = only === undefined ? [...new Set([...(await store.remotes()), ...known.keys()])] : [only];
    const changed: boolean[] = [];
    for (let at = 0; at < all.length; at += together)
      changed.push(...(await Promise.all(all.slice(at, at + together).map(readOne))));
    if (changed.includes(true)) save(listKnown());
    return faults;
  }

  const readOnce = async () =>
    report(await refresh().catch((fault: unknown) => new Map([['the release store', fault]])));
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  /** One reading at a time; all callers that come meanwhile share the next one, which begins after they came. */
  const readInTurn = () =>
    (next ??= running.then(() => {
      next = undefined;
      return (running = readOnce());
    }));

  let last: { releases: LiveRelease[]; set: LiveSet } | undefined;
  return async () => {
    await readInTurn();
    // By name: the order in which they were read says nothing, and would be another set after a restart.
    const releases = listKnown().sort((one, other) => (one.name < other.name ? -1 : 1));
    if (last?.releases.length === releases.length && last.releases.every((release, n) => release === releases[n]))
      return last.set;
    const shell = releases.find(({ current }) => current.kind === 'shell');
    if (!shell) throw new StoreFault('No shell is live in this release store: publish and promote one.');
    last = { releases, set: { shell, remotes: releases.filter((release) => release !== shell) } };
    return last.set;
  };
}
