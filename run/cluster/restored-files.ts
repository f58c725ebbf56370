import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseStore, verifyStore } from '@cyberharbour/releases';
import { fileName } from '../../server/src/media/pictures.ts';

const width = 640;
export const pictureId = (n: number) => `picture-${String(n).padStart(9, '0')}`;

/** Digests of all files below a folder, by their paths. */
function readDigests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

const differ = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...one].filter(([file, digest]) => other.get(file) !== digest).length;

/** `DATA_DIR/media`, and its copy, which takes what is new and deletes nothing. */
export class StoredPictures {
  private readonly live: string;
  private readonly copy: string;
  private made = 0;

  constructor(folder: string) {
    this.live = join(folder, 'media');
    this.copy = join(folder, 'media-copy');
    mkdirSync(this.live);
  }

  /** @returns the rows of what is written up to a number */
  write(until: number): string {
    const ids = [];
    for (; this.made < until;) {
      const id = pictureId((this.made += 1));
      writeFileSync(join(this.live, fileName(id, width)), randomBytes(4096));
      ids.push(id);
    }
    return ids.map((id) => `('${id}', 640, 400, '${width}', 0)`).join(', ');
  }

  /** As a nightly job does: cp --no-clobber, rsync without --delete. */
  copyNew(): void {
    cpSync(this.live, this.copy, { recursive: true, force: false });
  }

  /** As a mass deletion does, which takes the files of posts with them. */
  delete(from: number): void {
    for (let n = from; n <= this.made; n += 1) rmSync(join(this.live, fileName(pictureId(n), width)));
  }

  readDigests = () => readDigests(this.live);

  /**
   * Brings back the files that the restored rows name.
   * @returns how many of them are not what they were
   */
  restore(named: readonly string[], before: ReadonlyMap<string, string>): number {
    for (const id of named) {
      const file = join(this.live, fileName(id, width));
      if (!existsSync(file)) cpSync(join(this.copy, fileName(id, width)), file);
    }
    const after = this.readDigests();
    return differ(before, after) + Math.abs(before.size - after.size);
  }
}

/**
 * A copy of a release store, the loss of a unit of release, and the copy in its place.
 * @returns how many files are not what they were, and what `verify` has to say
 */
export async function rehearseStore(store: string, folder: string) {
  const [live, copy] = [join(folder, 'releases'), join(folder, 'releases-copy')];
  cpSync(store, live, { recursive: true });
  const before = readDigests(live);
  cpSync(live, copy, { recursive: true });
  rmSync(join(live, 'r/mf_public'), { recursive: true });
  const lost = differ(before, readDigests(live));
  rmSync(live, { recursive: true });
  cpSync(copy, live, { recursive: true });
  const faults = await verifyStore(new ReleaseStore(live));
  return { files: before.size, lost, different: differ(before, readDigests(live)), faults };
}
