import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** The version that is live and the one that takes over, with all that a page names of them. */
export interface LiveRelease {
  current: Release;
  previous?: Release;
}

export interface LiveSet {
  shell: LiveRelease;
  remotes: LiveRelease[];
}

/** Reads the store once: what a page composed now is made of. @throws when no shell is live yet */
export async function liveSet(store: ReleaseStore): Promise<LiveSet> {
  const releases = await Promise.all((await store.remotes()).map((name) => liveRelease(store, name)));
  const live = releases.filter((release) => release !== undefined);
  const shell = live.find(({ current }) => current.kind === 'shell');
  if (!shell) throw new Error('No shell is live in this release store: publish and promote one.');
  return { shell, remotes: live.filter((release) => release !== shell) };
}

async function liveRelease(store: ReleaseStore, name: string): Promise<LiveRelease | undefined> {
  const latest = await store.latest(name);
  if (!latest) return undefined;
  const [current, previous] = await Promise.all([
    store.release(name, latest.current),
    latest.previous === null ? undefined : store.release(name, latest.previous),
  ]);
  return previous ? { current, previous } : { current };
}
