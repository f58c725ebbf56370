import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, ReleaseStore, rollback, type Release } from '@cyberharbour/releases';

export const remotes = ['mf_public', 'mf_dashboard', 'mf_admin'] as const;
export type RemoteName = (typeof remotes)[number];

export interface Releases {
  folder: string;
  /** The version that was live when the store was copied; it works. */
  good: (name: string) => Promise<Release>;
  /** Publishes the good version's build once more, changed or not; it is live for nobody. */
  ship: (name: string, change?: (dist: string, good: Release) => Promise<void>) => Promise<Release>;
  /** The same, and makes it live; the good one takes over when it fails. */
  next: (name: string, change?: (dist: string, good: Release) => Promise<void>) => Promise<Release>;
  /** Where a published file lies, to be broken there. */
  file: (release: Release, name: string) => string;
  close: () => Promise<void>;
}

const isWritten = (path: string) => /\.br$|\/(release|signature)\.json$/.test(path);

/** A release store of a test's own, with real releases, filled from the one that the journeys were given. */
export async function openReleases(): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'cyberharbour-releases-'));
  await cp(process.env['RELEASE_STORE'] ?? '', folder, { recursive: true });
  const store = new ReleaseStore(folder);
  const known = new Map<string, Release>();
  const good = async (name: string) => {
    const release = known.get(name) ?? (await store.release(name, (await store.latest(name))?.current ?? ''));
    known.set(name, release);
    return release;
  };
  let count = 0;
  const releases: Releases = {
    folder,
    good,
    async ship(name, change) {
      const release = await good(name);
      const dist = await mkdtemp(join(tmpdir(), 'cyberharbour-dist-'));
      await cp(store.filesOf(name, release.version), dist, { recursive: true, filter: (path) => !isWritten(path) });
      await change?.(dist, release);
      const { contract, api, claims, menu = [], slots = [] } = release;
      const about =
        name === 'shell'
          ? {}
          : { remote: { name, contract, api, claims: claims as never, menu, slots, budget: 1_000_000 } };
      const version = `${release.version}.${String((count += 1))}`;
      const published = await publish(store, {
        unit: { folder: dist, name, version, dependencies: {}, ...about },
        version,
        dist,
      });
      await rm(dist, { recursive: true });
      return published;
    },
    async next(name, change) {
      const published = await releases.ship(name, change);
      await rollback(store, name, { to: (await good(name)).version });
      await promote(store, name, published.version);
      return published;
    },
    file: ({ name, version }, file) => join(store.filesOf(name, version), file),
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return releases;
}

/** The one file of a release whose name begins so: `users` is `users.dc413c27.js`. */
export function scriptOf({ files }: Release, chunk: string): string {
  const found = Object.keys(files).find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'));
  if (!found) throw new Error(`There is no script ${chunk}.`);
  return found;
}

export async function changeText(path: string, change: (text: string) => string) {
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} was not changed.`);
  await writeFile(path, changed);
}

/** One byte of a published script, so that it still parses: whatever refuses it, it is not the syntax. */
export async function flipByte(path: string) {
  await changeText(path, (text) => text.replace(' ', '\t'));
  await rm(`${path}.br`, { force: true });
}
