import { randomUUID } from 'node:crypto';
import { link, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ZodType } from 'zod';
import { StoreFault } from '../store/errors.ts';

export const absent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
export const exists = (error: unknown) => ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Names in a folder, sorted; none where there is no folder. */
export async function names(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (absent(error)) return [];
    throw error;
  }
}

/** @throws StoreFault that names the file, when the bytes are not what it should be */
export function parseShape<T>(bytes: Uint8Array, file: string, shape: ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (error) {
    throw new StoreFault(`${file} is not readable as what it should be.`, { cause: error });
  }
}

/** @throws StoreFault that names the file, when it is there and cannot be read as what it should be */
export async function readAs<T>(file: string, shape: ZodType<T>): Promise<T | undefined> {
  let text;
  try {
    text = await readFile(file, 'utf8');
    return shape.parse(JSON.parse(text));
  } catch (error) {
    if (text === undefined && absent(error)) return undefined;
    throw new StoreFault(`${file} is not readable as what it should be.`, { cause: error });
  }
}

async function draft(file: string, text: string, mode: number): Promise<string> {
  const name = join(dirname(file), `.${randomUUID()}`);
  const handle = await open(name, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return name;
}

/**
 * Writes a whole file where there is none: of several writers the file system lets exactly one win.
 * @returns false for the others
 */
export async function createFile(file: string, text: string, mode = 0o644): Promise<boolean> {
  const from = await draft(file, text, mode);
  try {
    await link(from, file);
    return true;
  } catch (error) {
    if (!exists(error)) throw error;
    return false;
  } finally {
    await unlink(from);
  }
}

/** Puts a whole file in the place of another; a reader sees the old one or the new one. */
export async function replaceFile(file: string, text: string, mode = 0o644) {
  await rename(await draft(file, text, mode), file);
}

export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
