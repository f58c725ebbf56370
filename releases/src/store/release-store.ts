import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { releaseVersionPattern, unitNamePattern } from '@cyberharbour/shared-api/release-contract';
import { asJson, parseShape } from '../files/disk.ts';
import { FolderObjects } from '../objects/folder-objects.ts';
import type { Objects } from '../objects/objects.ts';
import { ReleaseRefused, StoreFault } from './errors.ts';
import { Release } from './release.ts';
import { Revision } from './revision.ts';
import { readStamp } from './stamp.ts';
import type { Stamp } from './stamp.ts';
import type { Seal, Step } from './revision.ts';

const isName = (name: string) => unitNamePattern.test(name);
const refuseNoPart = (name: string) => {
  if (!isName(name))
    throw new ReleaseRefused(
      `${name} is no unit of release: there is the shell, and remotes are named mf_ and lower-case words.`,
    );
};
const isVersion = (version: string) => releaseVersionPattern.test(version);
const isRevision = (file: string) => /^\d{6}\.json$/.test(file);

const versionAt = (name: string, version: string) => `r/${name}/${version}`;

/**
 * The release store, in a folder or a bucket. `r/<name>/<version>/` holds a version's files, its `release.json`,
 * written once, and the signature of that; `releases/<name>/` one numbered file per revision; `keys/` who may release
 * what. A revision is a file that is only ever created: exactly one writer wins the next number, a reader sees whole
 * files only, and the history is what was written.
 */
export class ReleaseStore {
  readonly objects: Objects;
  /**
   * Folder of the teams and their public keys. Outside the store, nobody who may write releases can make a key
   * count.
   */
  readonly keys: string;
  /** Folder of private keys that were made here, until their team takes them away. */
  readonly privateKeys: string;
  constructor(place: string | Objects, keys?: string, privateKeys?: string) {
    this.objects = typeof place === 'string' ? new FolderObjects(place) : place;
    this.keys = keys ?? join(this.folder, 'keys');
    this.privateKeys = privateKeys ?? join(this.folder, 'private');
  }

  /** Its folder, or its address as `s3://bucket/prefix`. */
  get folder(): string {
    return this.objects.name;
  }

  /** Of a store in a folder: where a version's files lie. */
  filesOf(name: string, version: string): string {
    return join(this.folder, versionAt(name, version));
  }

  /** A file of a version, as it lies there; nothing where there is none. */
  read(name: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.objects.read(`${versionAt(name, version)}/${file}`);
  }

  /** What lies directly in a version's folder, or in a folder of that: files and folders by their names. */
  list(name: string, version: string, folder = ''): Promise<string[]> {
    return this.objects.names(`${versionAt(name, version)}${folder && `/${folder}`}`);
  }

  /** For what may change beside a description: its signature. */
  replace(name: string, version: string, file: string, text: string): Promise<void> {
    return this.objects.replace(`${versionAt(name, version)}/${file}`, text);
  }

  /** An empty folder, to prepare a release in. */
  workshop(): Promise<string> {
    return this.objects.workshop();
  }

  /** Moves a prepared folder to its final address. @returns false where that version already exists */
  settle(workshop: string, name: string, version: string): Promise<boolean> {
    return this.objects.settle(workshop, versionAt(name, version));
  }

  remove(name: string, version: string): Promise<void> {
    return this.objects.remove(versionAt(name, version));
  }

  async remotes(): Promise<string[]> {
    return (await this.objects.names('releases')).filter(isName);
  }

  async versions(name: string): Promise<string[]> {
    return this.objects.names(`r/${name}`);
  }

  /** The description of a version as the bytes that are signed. @throws ReleaseRefused when there is no such version */
  async description(name: string, version: string): Promise<Buffer> {
    refuseNoPart(name);
    if (!isVersion(version)) throw new ReleaseRefused(`${version} is no version: a version is like 1.2.3.`);
    const bytes = await this.read(name, version, 'release.json');
    if (!bytes) throw new ReleaseRefused(`${name} ${version} was never published.`);
    return bytes;
  }

  /** @throws ReleaseRefused when there is no such version, StoreFault when its description is garbled or another's */
  async release(name: string, version: string): Promise<Release> {
    const read = parseShape(
      await this.description(name, version),
      `${this.filesOf(name, version)}/release.json`,
      Release,
    );
    if (read.name !== name || read.version !== version)
      throw new StoreFault(`${this.filesOf(name, version)} describes ${read.name} ${read.version}.`);
    return read;
  }

  private async revisions(name: string): Promise<string[]> {
    refuseNoPart(name);
    return (await this.objects.names(`releases/${name}`)).filter(isRevision).map((file) => `releases/${name}/${file}`);
  }

  private async revision(file: string): Promise<Revision | undefined> {
    const bytes = await this.objects.read(file);
    return bytes && parseShape(bytes, join(this.folder, file), Revision);
  }

  /** Every revision as the bytes that were written, oldest first. */
  async revisionFiles(name: string): Promise<{ revision: number; bytes: Buffer }[]> {
    const read = await Promise.all(
      (await this.revisions(name)).map(async (file) => ({
        revision: Number(file.slice(-'000001.json'.length, -'.json'.length)),
        bytes: await this.objects.read(file),
      })),
    );
    return read.flatMap(({ revision, bytes }) => (bytes ? [{ revision, bytes }] : []));
  }

  /** Oldest first. */
  async history(name: string): Promise<Revision[]> {
    const read = await Promise.all((await this.revisions(name)).map((file) => this.revision(file)));
    return read.filter((revision) => revision !== undefined);
  }

  async latest(name: string): Promise<Revision | undefined> {
    const last = (await this.revisions(name)).at(-1);
    return last === undefined ? undefined : this.revision(last);
  }

  /**
   * Adds the revision after `seen`. Compare-and-swap: whoever saw an older state gets false and must look again.
   * @param seen number of the revision that the decision was made on; 0 for none
   * @param signMove signs what is written; what is appended without it counts as written by hand
   */
  async append(
    name: string,
    seen: number,
    { action, ...step }: Step,
    signMove?: (revision: Revision) => Promise<Seal | undefined>,
  ): Promise<boolean> {
    const revision: Revision = { revision: seen + 1, action, at: new Date().toISOString(), ...step };
    const seal = await signMove?.(revision);
    const file = `releases/${name}/${String(revision.revision).padStart(6, '0')}.json`;
    const isWritten = await this.objects.create(file, asJson({ ...revision, ...(seal && { seal }) }));
    if (isWritten) await this.touch(name);
    return isWritten;
  }

  /** Another one after every move: who looks often reads this alone. @returns undefined where nothing was moved */
  async stamp(): Promise<Stamp | undefined> {
    const bytes = await this.objects.read('stamp');
    return bytes && readStamp(bytes.toString());
  }

  /**
   * Lets everybody who looks at the stamp read again: the one unit, where the stamp before is the one that they know,
   * else the whole. Moves wait for one another, so no two follow the same stamp.
   */
  async touch(unit?: string): Promise<void> {
    const replace = async () => {
      const before = (await this.stamp())?.id;
      await this.objects.replace('stamp', JSON.stringify({ id: randomUUID(), unit, before }));
    };
    // Whoever finds the old stamp looks at the whole within seconds anyway: no move may fail for it.
    await replace().catch(() => undefined);
  }
}
