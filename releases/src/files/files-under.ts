import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file under a folder, at any depth, by its path from there. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
