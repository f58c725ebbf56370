import { Moved, ReleaseRefused } from '../store/errors.ts';
import type { Revision, Step } from '../store/revision.ts';
import { sealMove } from '../signatures/moves.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Who does it and why; stored in the history. */
export interface Note {
  reason?: string | undefined;
  by?: string | undefined;
  /** Number of the revision that the decision was made on, 0 for none: whoever moved the unit meanwhile knew better. */
  onlyIf?: number | undefined;
}

type Decide = (live: Revision | undefined) => Step | undefined | Promise<Step | undefined>;

/**
 * Decides on the latest state and writes; where someone else wrote in between, looks again and decides anew. No step,
 * nothing written.
 */
export const move = (store: ReleaseStore, name: string, decide: Decide, note: Note = {}): Promise<Revision> =>
  store.objects.oneAtATime(() => moveNow(store, name, decide, note));

/** For whoever holds the lock already. */
export async function moveNow(
  store: ReleaseStore,
  name: string,
  decide: Decide,
  { reason, by, onlyIf }: Note = {},
): Promise<Revision> {
  for (;;) {
    const live = await store.latest(name);
    refuseMoved(name, live, onlyIf);
    const step = await decide(live);
    if (!step && live) return live;
    const noted = step && { ...step, ...(by && { by }), ...(reason && { reason }) };
    if (noted && (await store.append(name, live?.revision ?? 0, noted, (one) => sealMove(store, name, one)))) {
      const written = await store.latest(name);
      if (written) return written;
    }
  }
}

/** @throws Moved when it is not at the revision that whoever asks has seen; 0 for never live */
export function refuseMoved(name: string, live: Revision | undefined, seen: number | undefined) {
  const now = live?.revision ?? 0;
  if (seen !== undefined && seen !== now)
    throw new Moved(`${name} was moved meanwhile: it is at revision ${now}, not ${seen}. Look at it again.`);
}

/** What holds on whichever version is live. */
export const holds = (live: Revision | undefined) => ({
  ...(live?.pinned && { pinned: live.pinned }),
  ...(live?.disabled && { disabled: live.disabled }),
});

/** @throws ReleaseRefused while a pin holds it */
export function refusePinned(name: string, live: Revision | undefined) {
  if (live?.pinned)
    throw new ReleaseRefused(`${name} is pinned at ${live.current}: cyberharbour-mf unpin ${name} lets it move again.`);
}
