import { checkClaims, checkRanges } from './gates.ts';
import { ReleaseRefused } from './release.ts';
import type { Revision } from './release.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Makes a published version live; the version before becomes the one that takes over when this one fails. Nothing happens when it is live.
 * @throws ReleaseRefused when the version was never published or a gate does not let it through
 */
export async function promote(store: ReleaseStore, name: string, version: string, reason?: string): Promise<Revision> {
  const release = await store.release(name, version);
  checkRanges(release);
  await checkClaims(store, release);
  return move(store, name, (live) => (live?.current === version ? undefined : { action: 'promote', current: version, previous: live?.current ?? null, ...(reason && { reason }) }));
}

/**
 * Goes back to the version before, or to the one named, without a build.
 * @throws ReleaseRefused when there is nothing to go back to
 */
export async function rollback(store: ReleaseStore, name: string, to?: string, reason?: string): Promise<Revision> {
  if (to !== undefined) await store.release(name, to);
  return move(store, name, (live) => {
    const target = to ?? live?.previous;
    if (!live || !target) throw new ReleaseRefused(`${name} has no earlier version to go back to.`);
    return target === live.current ? undefined : { action: 'rollback', current: target, previous: live.current, ...(reason && { reason }) };
  });
}

type Step = Omit<Revision, 'revision' | 'at'>;

/** Decides on the latest state and writes; where someone else wrote in between, looks again and decides anew. */
async function move(store: ReleaseStore, name: string, decide: (live: Revision | undefined) => Step | undefined): Promise<Revision> {
  for (;;) {
    const live = await store.latest(name);
    const step = decide(live);
    if (!step && live) return live;
    if (step && (await store.append(name, live?.revision ?? 0, step))) {
      const written = await store.latest(name);
      if (written) return written;
    }
  }
}
