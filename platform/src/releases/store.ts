import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Release, ReleaseRefused, Revision } from './release.ts';

const absent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const exists = (error: unknown) => ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');

async function names(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (absent(error)) return [];
    throw error;
  }
}

async function writeDurably(file: string, text: string) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The release store in a folder. `r/<name>/<version>/` holds a version's files and its `release.json`, written once; `releases/<name>/` one
 * numbered file per revision. A revision is made by linking a finished file to the next number: the file system lets exactly one writer
 * win, a reader sees whole files only, and the history is what was written.
 */
export class ReleaseStore {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  filesOf(name: string, version: string): string {
    return join(this.folder, 'r', name, version);
  }

  /** An empty folder on the store's own disk, to prepare a release in. */
  async workshop(): Promise<string> {
    const folder = join(this.folder, 'tmp', randomUUID());
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Moves a prepared folder to its final address. @returns false where that version already exists */
  async settle(workshop: string, name: string, version: string): Promise<boolean> {
    await mkdir(join(this.folder, 'r', name), { recursive: true });
    try {
      await rename(workshop, this.filesOf(name, version));
      return true;
    } catch (error) {
      if (!exists(error)) throw error;
      await rm(workshop, { recursive: true });
      return false;
    }
  }

  async remotes(): Promise<string[]> {
    return names(join(this.folder, 'releases'));
  }

  async versions(name: string): Promise<string[]> {
    return names(join(this.folder, 'r', name));
  }

  /** @throws ReleaseRefused when there is no such version */
  async release(name: string, version: string): Promise<Release> {
    try {
      return Release.parse(JSON.parse(await readFile(join(this.filesOf(name, version), 'release.json'), 'utf8')));
    } catch (error) {
      if (absent(error)) throw new ReleaseRefused(`${name} ${version} was never published.`);
      throw error;
    }
  }

  /** Oldest first. */
  async history(name: string): Promise<Revision[]> {
    const folder = join(this.folder, 'releases', name);
    const files = (await names(folder)).filter((file) => file.endsWith('.json'));
    return Promise.all(files.map(async (file) => Revision.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))));
  }

  async latest(name: string): Promise<Revision | undefined> {
    const folder = join(this.folder, 'releases', name);
    const last = (await names(folder)).filter((file) => file.endsWith('.json')).at(-1);
    return last === undefined ? undefined : Revision.parse(JSON.parse(await readFile(join(folder, last), 'utf8')));
  }

  /**
   * Adds the revision after `seen`. Compare-and-swap: whoever saw an older state gets false and must look again.
   * @param seen number of the revision that the decision was made on; 0 for none
   */
  async append(name: string, seen: number, next: Omit<Revision, 'revision' | 'at'>): Promise<boolean> {
    const folder = join(this.folder, 'releases', name);
    await mkdir(folder, { recursive: true });
    const revision: Revision = { revision: seen + 1, at: new Date().toISOString(), ...next };
    const draft = join(await this.workshop(), 'revision.json');
    await writeDurably(draft, `${JSON.stringify(revision, null, 2)}\n`);
    try {
      await link(draft, join(folder, `${String(revision.revision).padStart(6, '0')}.json`));
      return true;
    } catch (error) {
      if (!exists(error)) throw error;
      return false;
    } finally {
      await unlink(draft);
      await rm(join(draft, '..'), { recursive: true });
    }
  }
}
