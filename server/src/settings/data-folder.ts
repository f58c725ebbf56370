import { chmod, mkdir, stat, unlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WrongSetting } from './settings.ts';

/** Makes the data folder and proves that it can be written, before anything relies on it. */
export async function openDataFolder(folder: string): Promise<void> {
  const proof = path.join(folder, `.write-test-${process.pid}`);
  try {
    const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
    if (!isNew && (await isOurs(folder))) await chmod(folder, 0o700);
    await writeFile(proof, '');
    await unlink(proof);
  } catch {
    throw new WrongSetting(
      `DATA_DIR: the folder ${folder} cannot be written; choose another one or change its permissions.`,
    );
  }
}

/** Made by an earlier release, which let everybody on this machine read it. A folder that holds other things stays. */
async function isOurs(folder: string): Promise<boolean> {
  const { uid } = await stat(folder);
  return (
    uid === process.getuid?.() && ['cyberharbour.db', 'outbox'].some((name) => existsSync(path.join(folder, name)))
  );
}
