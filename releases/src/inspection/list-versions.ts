import type { Release } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A published version, as a list of versions says it. */
export interface ListedVersion {
  version: string;
  publishedAt: string;
  contract: string;
  api: string;
  /** Brotli bytes of all scripts, and of all sheets. */
  scripts: number;
  styles: number;
}

/** Brotli bytes of a release's files with this ending. */
export const weigh = ({ files }: Pick<Release, 'files'>, ending: '.js' | '.css'): number =>
  Object.entries(files).reduce((sum, [file, { brotli }]) => (file.endsWith(ending) ? sum + brotli : sum), 0);

/** The last published versions of a unit of release, newest first. One that cannot be read is left out. */
export async function listVersions(store: ReleaseStore, name: string, most = 30): Promise<ListedVersion[]> {
  const read = await Promise.all(
    (await store.versions(name)).map((version) => store.release(name, version).catch(() => undefined)),
  );
  return read
    .filter((release) => release !== undefined)
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, most)
    .map((release) => ({
      version: release.version,
      publishedAt: release.publishedAt,
      contract: release.contract,
      api: release.api,
      scripts: weigh(release, '.js'),
      styles: weigh(release, '.css'),
    }));
}
