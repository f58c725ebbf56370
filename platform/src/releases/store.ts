import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { absent, asJson, createFile, exists, names, readAs } from './disk.ts';
import { ReleaseRefused, StoreFault } from './refusal.ts';
import { Release } from './release.ts';
import { Revision } from './revision.ts';
import type { Step } from './revision.ts';

const isName = (name: string) => /^(shell|mf_[a-z]+)$/.test(name);
const isVersion = (version: string) => /^\d+\.\d+\.\d+[\w.+-]*$/.test(version);
const isRevision = (file: string) => /^\d{6}\.json$/.test(file);

/**
 * The release store in a folder. `r/<name>/<version>/` holds a version's files, its `release.json`, written once, and the signature of that;
 * `releases/<name>/` one numbered file per revision; `keys/` who may release what. A revision is made by linking a finished file to the next
 * number: the file system lets exactly one writer win, a reader sees whole files only, and the history is what was written.
 */
export class ReleaseStore {
  readonly folder: string;
  /** Teams and their public keys. Kept outside the store, nobody who may write releases can make a key count. */
  readonly keys: string;
  constructor(folder: string, keys = join(folder, 'keys')) {
    this.folder = folder;
    this.keys = keys;
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

  /** Moves a prepared folder to its final address. @returns false where that version already exists; the folder stays then */
  async settle(workshop: string, name: string, version: string): Promise<boolean> {
    await mkdir(join(this.folder, 'r', name), { recursive: true });
    try {
      await rename(workshop, this.filesOf(name, version));
      return true;
    } catch (error) {
      if (!exists(error)) throw error;
      return false;
    }
  }

  async remotes(): Promise<string[]> {
    return (await names(join(this.folder, 'releases'))).filter(isName);
  }

  async versions(name: string): Promise<string[]> {
    return names(join(this.folder, 'r', name));
  }

  /** The description of a version as the bytes that are signed. @throws ReleaseRefused when there is no such version */
  async description(name: string, version: string): Promise<Buffer> {
    if (!isName(name)) throw new ReleaseRefused(`${name} is no part: there is the shell, and remotes are named mf_ and lower-case letters.`);
    if (!isVersion(version)) throw new ReleaseRefused(`${version} is no version: a version is like 1.2.3.`);
    try {
      return await readFile(join(this.filesOf(name, version), 'release.json'));
    } catch (error) {
      if (absent(error)) throw new ReleaseRefused(`${name} ${version} was never published.`);
      throw error;
    }
  }

  /** @throws ReleaseRefused when there is no such version, StoreFault when its description is garbled or another's */
  async release(name: string, version: string): Promise<Release> {
    const read = await readAs(join(this.filesOf(name, version), 'release.json'), Release);
    if (!read) await this.description(name, version);
    if (read?.name !== name || read.version !== version) throw new StoreFault(`${this.filesOf(name, version)} describes ${read?.name ?? ''} ${read?.version ?? ''}.`);
    return read;
  }

  private async revisions(name: string): Promise<string[]> {
    return (await names(join(this.folder, 'releases', name))).filter(isRevision).map((file) => join(this.folder, 'releases', name, file));
  }

  /** Oldest first. */
  async history(name: string): Promise<Revision[]> {
    const read = await Promise.all((await this.revisions(name)).map((file) => readAs(file, Revision)));
    return read.filter((revision) => revision !== undefined);
  }

  async latest(name: string): Promise<Revision | undefined> {
    const last = (await this.revisions(name)).at(-1);
    return last === undefined ? undefined : readAs(last, Revision);
  }

  /**
   * Adds the revision after `seen`. Compare-and-swap: whoever saw an older state gets false and must look again.
   * @param seen number of the revision that the decision was made on; 0 for none
   */
  async append(name: string, seen: number, { action, ...step }: Step): Promise<boolean> {
    const folder = join(this.folder, 'releases', name);
    await mkdir(folder, { recursive: true });
    const revision: Revision = { revision: seen + 1, action, at: new Date().toISOString(), ...step };
    return createFile(join(folder, `${String(revision.revision).padStart(6, '0')}.json`), asJson(revision));
  }
}
