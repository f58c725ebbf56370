import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where pictures live; a folder, or an object store by setting. */
export interface MediaFiles {
  /** Where they are files of this machine; null for an object store. */
  folder: string | null;
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a picture, or null where there is none. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** Names of files last written before a time, some at once. */
  olderThan(time: number): AsyncIterable<string[]>;
  remove(name: string): Promise<void>;
}

/** The object store did not do what it was asked; the cause says what it said. */
export class MediaUnavailableError extends Error {
  readonly code = 'STORE_AWAY';

  constructor(cause: unknown) {
    super('the object store is in trouble', { cause });
  }
}

/**
 * A name never changes its content, so a file that is there is whole and right. Other processes may be writing here.
 */
export async function openMediaFolder(folder: string): Promise<MediaFiles> {
  await mkdir(folder, { recursive: true });
  return {
    folder,
    async save(name, bytes) {
      const target = path.join(folder, name);
      // Touched: what is wanted again is not swept away as forgotten.
      if (await touch(target)) return;
      await writeFileDurably(target, bytes);
    },
    async read(name) {
      const file = await open(path.join(folder, name), 'r').catch(() => null);
      return file && { stream: file.createReadStream(), size: (await file.stat()).size };
    },
    async *olderThan(time) {
      const old: string[] = [];
      for (const name of await readdir(folder)) {
        const found = await stat(path.join(folder, name)).catch(() => null);
        if (found && found.mtimeMs < time) old.push(name);
      }
      for (let from = 0; from < old.length; from += 500) yield old.slice(from, from + 500);
    },
    remove: (name) => unlink(path.join(folder, name)),
  };
}

const unfinished = '.part';

/** Whether the file is still being written, or was left by a process that was killed. */
export const isUnfinished = (name: string) => name.endsWith(unfinished);

/** Other processes see the whole file or none, and a power cut right after cannot empty it. */
export async function writeFileDurably(target: string, bytes: Buffer): Promise<void> {
  const written = `${target}.${randomUUID()}${unfinished}`;
  const file = await open(written, 'w', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(written, target);
  const folder = await open(path.dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const touch = (file: string) => {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
};
