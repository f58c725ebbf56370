import { isPreview } from '@cyberharbour/platform';
import { mostHours } from '../previews/preview-link.ts';
import { versionsInUse } from '../store/revision.ts';
import type { Revision } from '../store/revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const day = 24 * 3600 * 1000;
const leastDays = 30;
const leastVersions = 5;

export interface Collection {
  removed: { name: string; version: string }[];
  remaining: number;
}

/** When a version was last in use: until the step that took it out of use, else since it was published. */
function lastUse(version: string, publishedAt: string, history: readonly Revision[]): number {
  const last = history.findLastIndex((revision) => versionsInUse(revision).includes(version));
  return Math.max(Date.parse(publishedAt), last === -1 ? 0 : Date.parse(history[last + 1]?.at ?? publishedAt));
}

/**
 * Takes away what no visitor, no open tab and no way back can need: out of use for 30 days, not among the five newest,
 * neither live, on trial, pinned nor next to take over. Of previews, those whose link cannot count any more.
 */
export const collect = (
  store: ReleaseStore,
  { now = Date.now(), dryRun = false }: { now?: number; dryRun?: boolean } = {},
): Promise<Collection> =>
  store.objects.oneAtATime(async () => {
    const removed = [];
    let remaining = 0;
    for (const name of await store.remotes()) {
      const history = await store.history(name);
      const live = history.at(-1);
      const inUse = new Set(live ? versionsInUse(live) : []);
      const published = await Promise.all(
        (await store.versions(name)).map(async (version) => ({
          version,
          at: (await store.release(name, version)).publishedAt,
        })),
      );
      const newest = published
        .filter(({ version }) => !isPreview(version))
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, leastVersions);
      for (const { version, at } of published) {
        const keep =
          inUse.has(version) ||
          newest.some((one) => one.version === version) ||
          now - lastUse(version, at, history) < (isPreview(version) ? mostHours / 24 : leastDays) * day;
        if (keep) remaining += 1;
        else {
          removed.push({ name, version });
          if (!dryRun) await store.remove(name, version);
        }
      }
    }
    return { removed, remaining };
  });
