import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { absent, exists } from './disk.ts';
import type { ReleaseStore } from './store.ts';

/** Nobody works this long on a step; whoever left the lock behind is gone. */
const abandoned = 15_000;

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

/**
 * One at a time, so that two parts moved at once cannot each pass a gate that looks at the other. Revisions would not be lost without it:
 * each is written by compare-and-swap.
 */
export async function oneAtATime<T>(store: ReleaseStore, work: () => Promise<T>): Promise<T> {
  await mkdir(store.folder, { recursive: true });
  const lock = join(store.folder, 'lock');
  const mine = randomUUID();
  while (!(await take(lock, mine))) {
    const age = await stat(lock).then(({ mtimeMs }) => Date.now() - mtimeMs, (error: unknown) => { if (absent(error)) return 0; throw error; });
    if (age > abandoned) await rename(lock, join(await store.workshop(), randomUUID())).catch(() => undefined);
    else await setTimeout(2 + Math.random() * 15);
  }
  try {
    return await work();
  } finally {
    // Whoever was taken for gone leaves the next one's lock alone.
    if ((await readFile(lock, 'utf8').catch(() => '')) === mine) await unlink(lock).catch(() => undefined);
  }
}
