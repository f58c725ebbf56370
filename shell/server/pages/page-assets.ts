import { addressOf } from '@cyberharbour/releases';
import type { LiveRelease, LiveSet, Release } from '@cyberharbour/releases';
import type { PathClaim } from '@cyberharbour/platform';
import { rememberByRelease } from './remember-by-release.ts';

/** A disabled remote has no hash in the import map, so the browser refuses its scripts whatever the shell does. */
const runnableReleases = ({ current, previous, disabled }: LiveRelease) =>
  disabled ? [] : previous ? [current, previous] : [current];

const listHashes = (ending: string) =>
  rememberByRelease((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, { integrity }]) => [addressOf(release, file), integrity] as const),
  );
const hashesOfScripts = listHashes('.js');
const hashesOfStyles = listHashes('.css');

const hashFiles = (set: LiveSet, hashesOf: ReturnType<typeof listHashes>): Record<string, string> =>
  Object.fromEntries([set.shell.current, ...set.remotes.flatMap(runnableReleases)].flatMap(hashesOf));

/**
 * sha384 of every script that this page may run, by its address: the shell's, and of each remote the live version's
 * and the fallback's.
 */
export const hashScripts = (set: LiveSet) => hashFiles(set, hashesOfScripts);

/** sha384 of every stylesheet that this page may use, by its address. */
export const hashStyles = (set: LiveSet) => hashFiles(set, hashesOfStyles);

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
