import { reasonsAgainst } from '../gates/index.ts';
import { move, refusePinned } from './move.ts';
import type { Note } from './move.ts';
import { refuseFor, ReleaseRefused } from '../store/errors.ts';
import type { Revision, Step } from '../store/revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';

function liveOf(name: string, live: Revision | undefined): Revision {
  if (!live) throw new ReleaseRefused(`${name} is not live.`);
  return live;
}

const withHolds = (
  { current, previous, canary }: Revision,
  action: Step['action'],
  holds: Pick<Step, 'pinned' | 'disabled'>,
): Step => ({ action, current, previous, ...(canary && { canary }), ...holds });

/** Keeps a part at its live version, or at the one named, until it is unpinned; a trial ends. */
export const pin = (
  store: ReleaseStore,
  name: string,
  version?: string,
  { api, ...note }: Note & { api?: string | undefined } = {},
): Promise<Revision> =>
  move(
    store,
    name,
    async (now) => {
      const live = liveOf(name, now);
      const target = version ?? live.current;
      if (live.pinned && target === live.current) return undefined;
      refusePinned(name, live);
      if (target !== live.current) refuseFor(await reasonsAgainst(store, name, target, { api }));
      return {
        action: 'pin',
        current: target,
        previous: target === live.current ? live.previous : live.current,
        pinned: true,
        ...(live.disabled && { disabled: true }),
      };
    },
    note,
  );

export const unpin = (store: ReleaseStore, name: string, note: Note = {}): Promise<Revision> =>
  move(
    store,
    name,
    (now) => {
      const live = liveOf(name, now);
      return live.pinned ? withHolds(live, 'unpin', live.disabled ? { disabled: true } : {}) : undefined;
    },
    note,
  );

/** No page loads it any more; the paths stay its own. */
export const disable = (store: ReleaseStore, name: string, note: Note = {}): Promise<Revision> =>
  move(
    store,
    name,
    (now) => {
      if (name === 'shell')
        throw new ReleaseRefused('The shell cannot be disabled: nothing would be left of any page.');
      const live = liveOf(name, now);
      return live.disabled
        ? undefined
        : withHolds(live, 'disable', { disabled: true, ...(live.pinned && { pinned: true }) });
    },
    note,
  );

export const enable = (
  store: ReleaseStore,
  name: string,
  { api, ...note }: Note & { api?: string | undefined } = {},
): Promise<Revision> =>
  move(
    store,
    name,
    async (now) => {
      const live = liveOf(name, now);
      if (!live.disabled) return undefined;
      refuseFor(await reasonsAgainst(store, name, live.current, { api }));
      return withHolds(live, 'enable', live.pinned ? { pinned: true } : {});
    },
    note,
  );
