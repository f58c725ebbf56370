import type { LiveRelease, LiveSet, Release } from '@cyberharbour/releases';
import type { OpenPreview } from './read-previews.ts';

/** Sets with previews that are remembered of each set. */
const mostSets = 20;

const made = new WeakMap<LiveSet, Map<string, LiveSet>>();

/** Without a fallback, so that a failure shows. What is disabled stays so. */
const place = (live: LiveRelease | undefined, release: Release): LiveRelease => ({
  name: release.name,
  current: release,
  ...(live?.disabled && { disabled: live.disabled }),
});

/** The set as a browser with these previews gets it; the same object for the same previews. */
export function withPreviews(set: LiveSet, previews: readonly OpenPreview[]): LiveSet {
  if (previews.length === 0) return set;
  const key = previews.map(({ preview: { unit, version } }) => `${unit} ${version}`).join();
  const ofSet = made.get(set) ?? new Map<string, LiveSet>();
  made.set(set, ofSet);
  const known = ofSet.get(key);
  if (known) return known;
  const releases = new Map(previews.map(({ release }) => [release.name, release]));
  const shell = releases.get(set.shell.name);
  const remotes = set.remotes.map((live) => {
    const release = releases.get(live.name);
    return release ? place(live, release) : live;
  });
  const added = [...releases.values()].filter(
    ({ name, kind }) => kind === 'remote' && !set.remotes.some((live) => live.name === name),
  );
  const whole = {
    shell: shell ? place(set.shell, shell) : set.shell,
    remotes: [...remotes, ...added.map((release) => place(undefined, release))],
  };
  if (ofSet.size >= mostSets) ofSet.clear();
  ofSet.set(key, whole);
  return whole;
}
