import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { absent, createFile, exists, names, replaceFile } from '../files/disk.ts';
import { abandoned } from './objects.ts';
import type { Objects } from './objects.ts';

/** A folder: one box, or a disk that several share. */
export class FolderObjects implements Objects {
  readonly name: string;
  constructor(folder: string) {
    this.name = folder;
  }

  private at(name: string): string {
    return join(this.name, name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.at(name));
    } catch (error) {
      if (absent(error)) return undefined;
      throw error;
    }
  }

  names(under: string): Promise<string[]> {
    return names(this.at(under));
  }

  async create(name: string, text: string): Promise<boolean> {
    await mkdir(dirname(this.at(name)), { recursive: true });
    return createFile(this.at(name), text);
  }

  replace(name: string, text: string): Promise<void> {
    return replaceFile(this.at(name), text);
  }

  async workshop(): Promise<string> {
    const folder = this.at(join('tmp', randomUUID()));
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async settle(workshop: string, name: string): Promise<boolean> {
    await mkdir(dirname(this.at(name)), { recursive: true });
    try {
      await rename(workshop, this.at(name));
      return true;
    } catch (error) {
      if (!exists(error)) throw error;
      return false;
    }
  }

  /** Away at once, then taken apart: nobody meets half of it. */
  async remove(under: string): Promise<void> {
    const bin = await this.workshop();
    await rename(this.at(under), join(bin, 'removed'));
    await rm(bin, { recursive: true });
  }

  async oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.name, { recursive: true });
    const lock = this.at('lock');
    const mine = randomUUID();
    while (!(await take(lock, mine))) {
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        (error: unknown) => {
          if (absent(error)) return 0;
          throw error;
        },
      );
      if (age > abandoned) await rename(lock, join(await this.workshop(), randomUUID())).catch(() => undefined);
      else await setTimeout(2 + Math.random() * 15);
    }
    try {
      return await work();
    } finally {
      // Whoever was taken for gone leaves the next one's lock alone.
      if ((await readFile(lock, 'utf8').catch(() => '')) === mine) await unlink(lock).catch(() => undefined);
    }
  }
}

/** Not written durably, as a revision is: a lock has nothing to tell after a power cut. */
async function take(lock: string, mine: string): Promise<boolean> {
  try {
    await writeFile(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!exists(error)) throw error;
    return false;
  }
}
