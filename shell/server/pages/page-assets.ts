import { addressOf } from '@cyberharbour/releases';
import type { LiveRelease, LiveSet, Release } from '@cyberharbour/releases';
import type { PathClaim } from '@cyberharbour/platform';

/** A disabled remote has no hash in the import map, so the browser refuses its scripts whatever the shell does. */
const runnableReleases = ({ current, previous, disabled }: LiveRelease) =>
  disabled ? [] : previous ? [current, previous] : [current];

function hashFiles(set: LiveSet, ending: string): Record<string, string> {
  const releases = [set.shell.current, ...set.remotes.flatMap(runnableReleases)];
  const hashes = releases.flatMap((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, { integrity }]) => [addressOf(release, file), integrity] as const),
  );
  return Object.fromEntries(hashes);
}

/**
 * sha384 of every script that this page may run, by its address: the shell's, and of each remote the live version's
 * and the fallback's.
 */
export const hashScripts = (set: LiveSet) => hashFiles(set, '.js');

/** sha384 of every stylesheet that this page may use, by its address. */
export const hashStyles = (set: LiveSet) => hashFiles(set, '.css');

interface Assets {
  scripts: string[];
  styles: string[];
  /** The same styles by their names in the release. */
  styleFiles: string[];
}

/**
 * Addresses of what one path needs from its owner: the container, the exposed chunk, and the chunk that its claim
 * names.
 */
export function listAssets(owner: Release, claim: PathClaim): Assets {
  const chunk = (claim.chunk === undefined ? undefined : owner.chunks[claim.chunk]) ?? [];
  const files = [owner.entry, ...owner.preload.scripts, ...chunk];
  const styles = new Set([...owner.preload.styles, ...chunk.filter((file) => file.endsWith('.css'))]);
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => addressOf(owner, file)),
    styles: [...styles].map((file) => addressOf(owner, file)),
    styleFiles: [...styles],
  };
}
