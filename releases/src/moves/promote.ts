import { refuseFor, ReleaseRefused } from '../store/errors.ts';
import { reasonsAgainst } from '../gates/index.ts';
import { holds, move, refuseMoved, refusePinned } from './move.ts';
import type { Note } from './move.ts';
import { Percent } from '../store/revision.ts';
import type { Revision, Step } from '../store/revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Promotion extends Note {
  /** Share of the visitors that get it; everybody by default. */
  percent?: number | undefined;
  /** Version of the API that the server speaks. */
  api?: string | undefined;
  /**
   * Tried when every other gate is open, and before anything moves: reasons against the version, found by mounting it.
   */
  smoke?: ((name: string, version: string) => Promise<string[]>) | undefined;
}

/**
 * The version before becomes the one that takes over when this one fails. Live already, and nothing on trial: no step.
 */
export function asLive(live: Revision | undefined, version: string): Step | undefined {
  if (live?.current === version && !live.canary) return undefined;
  const previous = live?.current === version ? live.previous : (live?.current ?? null);
  return { action: 'promote', current: version, previous, ...holds(live) };
}

function asCanary(live: Revision | undefined, name: string, version: string, percent: number): Step | undefined {
  if (!live)
    throw new ReleaseRefused(`${name} has nothing live for the other visitors: promote ${version} for everybody.`);
  if (live.current === version) throw new ReleaseRefused(`${name} ${version} is live for everybody already.`);
  if (live.canary?.version === version && live.canary.percent === percent) return undefined;
  return {
    action: 'canary',
    current: live.current,
    previous: live.previous,
    canary: { version, percent },
    ...holds(live),
  };
}

/**
 * Makes a published version live, for everybody or for a share of the visitors.
 * @throws ReleaseRefused with every reason, when a gate does not let it through
 */
export async function promote(
  store: ReleaseStore,
  name: string,
  version: string,
  { percent = 100, api, smoke, ...note }: Promotion = {},
): Promise<Revision> {
  if (!Percent.safeParse(percent).success)
    throw new ReleaseRefused(`${percent} is no share of visitors: a number from 0 to 100, with two decimals at most.`);
  if (smoke) {
    // Outside of the lock, which nobody holds for as long as a browser takes; the other gates are asked again inside.
    const live = await store.latest(name);
    refuseMoved(name, live, note.onlyIf);
    refuseFor(await reasonsAgainst(store, name, version, { api }));
    // What is live for everybody, or in a trial that is only widened, stands in the live shell already.
    if (live?.current !== version && live?.canary?.version !== version) refuseFor(await smoke(name, version));
  }
  return move(
    store,
    name,
    async (live) => {
      if (live?.current !== version || live.canary) refusePinned(name, live);
      refuseFor(await reasonsAgainst(store, name, version, { api }));
      return percent === 100 ? asLive(live, version) : asCanary(live, name, version, percent);
    },
    note,
  );
}

export interface RollBack extends Note {
  to?: string | undefined;
  api?: string | undefined;
}

/**
 * Takes a version on trial back; where there is none, goes to the version before, or to the one named. No build.
 * @throws ReleaseRefused when there is nothing to go back to, or what is there would not work now
 */
export async function rollback(
  store: ReleaseStore,
  name: string,
  { to, api, ...note }: RollBack = {},
): Promise<Revision> {
  return move(
    store,
    name,
    async (live) => {
      refusePinned(name, live);
      const target = to ?? (live?.canary ? live.current : live?.previous);
      if (!live || !target) throw new ReleaseRefused(`${name} has no earlier version to go back to.`);
      if (target === live.current)
        return live.canary && { action: 'rollback', current: live.current, previous: live.previous, ...holds(live) };
      refuseFor(await reasonsAgainst(store, name, target, { api, wasLive: true }));
      return {
        action: 'rollback',
        current: target,
        previous: await before(store, name, target, live.current),
        ...holds(live),
      };
    },
    note,
  );
}

/** What took over when this version was live: going back from a bad one never makes the bad one the next resort. */
async function before(store: ReleaseStore, name: string, version: string, left: string): Promise<string | null> {
  const stored = await store.versions(name);
  const then = (await store.history(name)).findLast(({ current }) => current === version)?.previous ?? null;
  return then !== null && then !== left && stored.includes(then) ? then : null;
}
