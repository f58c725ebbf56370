import { ReleaseRefused } from '../store/errors.ts';
import type { Release } from '../store/release.ts';
import type { Revision } from '../store/revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** One part as visitors can get it now: what is live, what takes over, and what a share of them tries. */
export interface LiveRelease {
  name: string;
  current: Release;
  previous?: Release;
  canary?: { release: Release; percent: number };
  disabled?: true;
}

export interface LiveSet {
  shell: LiveRelease;
  remotes: LiveRelease[];
}

/** @param accept answers a version as it may be used, or nothing where it may not */
export async function liveRelease(
  name: string,
  { current, previous, canary, disabled }: Revision,
  accept: (version: string) => Promise<Release | undefined>,
): Promise<LiveRelease | undefined> {
  const [now, before, next] = await Promise.all([
    accept(current),
    previous === null ? undefined : accept(previous),
    canary && accept(canary.version),
  ]);
  if (!now) return undefined;
  return {
    name,
    current: now,
    ...(before && { previous: before }),
    ...(canary && next && { canary: { release: next, percent: canary.percent } }),
    ...(disabled && { disabled }),
  };
}

/** Everything that is in use, as the gates look at it. */
export async function liveReleases(store: ReleaseStore): Promise<LiveRelease[]> {
  const read = await Promise.all(
    (await store.remotes()).map(async (name) => {
      const latest = await store.latest(name);
      return latest && liveRelease(name, latest, (version) => store.release(name, version));
    }),
  );
  return read.filter((release) => release !== undefined);
}

export const isShell = ({ current }: LiveRelease) => current.kind === 'shell';

/** Reads the store once. @throws ReleaseRefused when no shell is live yet */
export async function liveSet(store: ReleaseStore): Promise<LiveSet> {
  const live = await liveReleases(store);
  const shell = live.find(isShell);
  if (!shell) throw new ReleaseRefused('No shell is live in this release store: publish and promote one.');
  return { shell, remotes: live.filter((release) => release !== shell) };
}
