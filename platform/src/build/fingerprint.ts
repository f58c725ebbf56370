import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readPackage } from '../packages/read-package.ts';

const aside = new Set(['node_modules', 'dist', 'dist-node', 'coverage', 'test-results', 'server', '.storybook']);
const isSource = (file: string) => !/\.(test|stories)\.[jt]sx?$/.test(file) && !file.endsWith('.md');

async function sources(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!aside.has(entry.name)) found.push(...(await sources(path)));
    } else if (isSource(entry.name)) found.push(path);
  }
  return found.sort();
}

/** The package's own folder and those of the workspace packages that it is built from. */
export function inputsOf(root: string, folder: string): string[] {
  const seen = new Set<string>();
  const visit = (unit: string) => {
    if (seen.has(unit)) return;
    seen.add(unit);
    for (const name of Object.keys(readPackage(join(root, unit)).dependencies))
      if (name.startsWith('@cyberharbour/')) visit(basename(name));
  };
  visit(basename(folder));
  return [...seen].sort();
}

/**
 * Ten hexadecimal digits over everything that a package's build depends on: its sources, those of the workspace
 * packages it names, the lockfile and the compiler's base settings. Equal means that a build would give the same.
 */
export async function fingerprint(root: string, folder: string): Promise<string> {
  const files = (await Promise.all(inputsOf(root, folder).map((unit) => sources(join(root, unit))))).flat();
  const all = [...files, join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')];
  return (await hashFiles(root, all)).slice(0, 10);
}

/** Names, relative to a folder, and bytes of files in the given order. */
export async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** All that a build could read of a package's own folder, in one hash. */
export const hashSources = async (folder: string): Promise<string> => hashFiles(folder, await sources(folder));
