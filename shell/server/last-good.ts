import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Release } from '@cyberharbour/platform/releases';
import type { LiveRelease, ReleaseStore } from '@cyberharbour/platform/releases';
import * as z from 'zod';

const Part = z.object({
  name: z.string(),
  current: Release,
  previous: Release.optional(),
  canary: z.object({ release: Release, percent: z.number() }).optional(),
  disabled: z.literal(true).optional(),
});

const releasesOf = ({ current, previous, canary }: LiveRelease) =>
  [current, previous, canary?.release].filter((release) => release !== undefined);

/** The last good set with its files, on a disk of the web server's own: it lasts through a restart, and through an hour without the store. */
export class LastGood {
  private readonly folder: string;
  private readonly store: ReleaseStore;
  private constructor(state: string, store: ReleaseStore) {
    // Two stores never mix, whatever shares the folder.
    this.folder = join(state, createHash('sha256').update(store.folder).digest('hex').slice(0, 8));
    this.store = store;
  }

  /** @throws when the folder cannot be made or written */
  static async open(state: string, store: ReleaseStore): Promise<LastGood> {
    const opened = new LastGood(state, store);
    await mkdir(opened.files, { recursive: true });
    return opened;
  }

  /** Laid out like the store's own. */
  get files(): string {
    return join(this.folder, 'r');
  }

  private get set(): string {
    return join(this.folder, 'set.json');
  }

  async read(): Promise<LiveRelease[]> {
    try {
      return z.array(Part).parse(JSON.parse(await readFile(this.set, 'utf8'))) as LiveRelease[];
    } catch {
      return [];
    }
  }

  async write(parts: LiveRelease[]): Promise<void> {
    const releases = parts.flatMap(releasesOf);
    for (const release of releases) await this.copy(release);
    await writeFile(`${this.set}.new`, JSON.stringify(parts));
    await rename(`${this.set}.new`, this.set);
    for (const name of await readdir(this.files)) {
      for (const version of await readdir(join(this.files, name))) {
        if (!releases.some((release) => release.name === name && release.version === version))
          await rm(join(this.files, name, version), { recursive: true });
      }
    }
  }

  private async copy({ name, version, files }: Release) {
    for (const file of Object.keys(files).flatMap((one) => [one, `${one}.br`])) {
      const to = join(this.files, name, version, file);
      await mkdir(dirname(to), { recursive: true });
      // Not every file has a brotli twin; whatever is not there now could not be served from the store either.
      const bytes = await this.store.read(name, version, file).catch(() => undefined);
      if (bytes) await writeFile(to, bytes);
    }
  }
}
