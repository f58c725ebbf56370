import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Where pictures live; a folder, or an object store by setting. */
export interface MediaFiles {
  save(name: string, bytes: Buffer): Promise<void>;
}

/** A name stands for its content, so a file that is there is whole and right. */
export async function folderOfMedia(folder: string): Promise<MediaFiles> {
  await mkdir(folder, { recursive: true });
  await clearUnfinished(folder);
  return {
    async save(name, bytes) {
      const target = path.join(folder, name);
      if (await exists(target)) return;
      await writeWhole(target, bytes);
    },
  };
}

/** Other processes see the whole file or none, and a power cut right after cannot empty it. */
export async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.part`;
  const file = await open(unfinished, 'w', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  const folder = await open(path.dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const exists = (file: string) => access(file).then(() => true, () => false);

/** What a killed process left behind. */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part')) await unlink(path.join(folder, name)).catch(() => undefined);
  }
}
