import { mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WrongSetting } from './settings.ts';

/** Makes the data folder and proves that it can be written, before anything relies on it. */
export async function openDataFolder(folder: string): Promise<void> {
  const proof = path.join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(proof, '');
    await unlink(proof);
  } catch {
    throw new WrongSetting(
      `DATA_DIR: the folder ${folder} cannot be written; choose another one or change its permissions.`,
    );
  }
}
