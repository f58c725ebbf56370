import { reasonsAgainst } from '../gates/index.ts';
import { misfits } from '../gates/fit.ts';
import { isShell, liveReleases } from '../discovery/live-set.ts';
import type { LiveRelease } from '../discovery/live-set.ts';
import { moveNow } from './move.ts';
import { asLive } from './promote.ts';
import { refuseFor } from '../store/errors.ts';
import type { Release } from '../store/release.ts';
import { signatureReasons } from '../signatures/signature.ts';
import type { ReleaseStore } from '../store/release-store.ts';

interface Named {
  name: string;
  version: string;
}

/**
 * Units of one source tree that fit each other and perhaps nothing older: judged in the release set as it will be, then
 * made live one by one, the shell first. A version before that does not fit the new shell takes over for nobody. What
 * is pinned stays.
 * @throws ReleaseRefused with every reason; nothing has moved then
 */
export const promoteTogether = (store: ReleaseStore, wanted: readonly Named[]): Promise<string[]> =>
  store.objects.oneAtATime(async () => {
    const now = await liveReleases(store);
    const moving: (Named & { release: Release })[] = [];
    for (const one of wanted) {
      const latest = await store.latest(one.name);
      if (!latest?.pinned && asLive(latest, one.version))
        moving.push({ ...one, release: await store.release(one.name, one.version) });
    }
    moving.sort((one, other) => Number(other.name === 'shell') - Number(one.name === 'shell'));
    const then: LiveRelease[] = [
      ...now.filter(({ name }) => !moving.some((one) => one.name === name)),
      ...moving.map(({ name, release }) => ({ name, current: release })),
    ];
    refuseFor([
      ...new Set(
        (
          await Promise.all(moving.map(({ name, version }) => reasonsAgainst(store, name, version, { live: then })))
        ).flat(),
      ),
    ]);
    const shell = then.find(isShell)?.current;
    const fits = async ({ name, version }: Named) =>
      (await signatureReasons(store, name, version)).length === 0 &&
      (name === 'shell' || !shell || misfits(await store.release(name, version), shell).length === 0);
    for (const { name, version } of moving) {
      await moveNow(store, name, async (live) => {
        const step = asLive(live, version);
        if (!step || step.previous === null) return step;
        return (await fits({ name, version: step.previous })) ? step : { ...step, previous: null };
      });
    }
    return moving.map(({ name }) => name);
  });
