import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Release } from '@cyberharbour/releases';
import type { LiveRelease, ReleaseStore } from '@cyberharbour/releases';
import * as z from 'zod';

const SavedRelease = z.object({
  name: z.string(),
  current: Release,
  previous: Release.optional(),
  canary: z.object({ release: Release, percent: z.number() }).optional(),
  disabled: z.literal(true).optional(),
});

const versionsOf = ({ current, previous, canary }: LiveRelease) =>
  [current, previous, canary?.release].filter((release) => release !== undefined);

/**
 * Puts a whole file in the place of another: servers that share the folder write the same ones at the same time. It is
 * not flushed to the disk, as files of the store are: each start copies all of them again.
 */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * The last verified set with its files, on the web server's own disk: it survives a restart and an outage of the
 * store.
 */
export class SavedSet {
  private readonly folder: string;
  private readonly store: ReleaseStore;
  /** Versions whose files are there; a version never changes. */
  private readonly copied = new Set<string>();
  private constructor(stateFolder: string, store: ReleaseStore) {
    // One folder per store: the sets of two stores never mix, even where both servers share the state folder.
    this.folder = join(stateFolder, createHash('sha256').update(store.folder).digest('hex').slice(0, 8));
    this.store = store;
  }

  /** @throws when the folder cannot be made or written */
  static async open(stateFolder: string, store: ReleaseStore): Promise<SavedSet> {
    const opened = new SavedSet(stateFolder, store);
    await mkdir(opened.files, { recursive: true });
    return opened;
  }

  /** The folder of the files, laid out like the store's own. */
  get files(): string {
    return join(this.folder, 'r');
  }

  private get set(): string {
    return join(this.folder, 'set.json');
  }

  /** @returns what was written last; an empty list where nothing was, or where it cannot be read */
  async read(): Promise<LiveRelease[]> {
    try {
      return z.array(SavedRelease).parse(JSON.parse(await readFile(this.set, 'utf8'))) as LiveRelease[];
    } catch {
      return [];
    }
  }

  /** Copies new files, replaces the set before, then deletes files that the new set does not name. */
  async write(set: LiveRelease[]): Promise<void> {
    const versions = set.flatMap(versionsOf);
    for (const version of versions) {
      const called = `${version.name} ${version.version}`;
      if (!this.copied.has(called)) await this.copyFiles(version);
      this.copied.add(called);
    }
    for (const called of this.copied)
      if (!versions.some(({ name, version }) => called === `${name} ${version}`)) this.copied.delete(called);
    await replaceFile(this.set, JSON.stringify(set));
    for (const name of await readdir(this.files)) {
      for (const version of await readdir(join(this.files, name))) {
        if (!versions.some((release) => release.name === name && release.version === version))
          await rm(join(this.files, name, version), { recursive: true, force: true });
      }
    }
  }

  private async copyFiles({ name, version, files }: Release) {
    for (const file of Object.keys(files).flatMap((one) => [one, `${one}.br`])) {
      const to = join(this.files, name, version, file);
      await mkdir(dirname(to), { recursive: true });
      // Not every file has a brotli twin. A file that the store lacks now could not be served from the store either.
      const bytes = await this.store.read(name, version, file).catch(() => undefined);
      if (bytes) await replaceFile(to, bytes);
    }
  }
}
