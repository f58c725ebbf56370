import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { Origin } from '../packages/origin.ts';
import { hashFiles, hashSources, inputsOf } from './fingerprint.ts';

const run = promisify(execFile);

/** What a build wrote of where it comes from; `outputs` ties it to the files that it made. */
const Note = z.strictObject({ version: z.string(), outputs: z.string(), origin: Origin });

/** As it lies in its file; a build that was ended while it wrote it has written none. */
const Text = z.string().transform((text, context) => {
  try {
    return Note.parse(JSON.parse(text));
  } catch {
    context.addIssue('It is no note of a build.');
    return z.NEVER;
  }
});

/** Not in `dist/`, all of which is released. */
const noteOf = (dist: string) => join(dirname(dist), 'node_modules/.cache/cyberharbour/origin.json');

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return hashFiles(folder, files.sort());
}

/** The folder that npm installed: the package's own, or the root of its workspaces. */
function rootOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  return dirname(folder) === folder ? undefined : rootOf(dirname(folder));
}

/**
 * The commit that holds these files as they lie there.
 * @returns nothing where one of them is in none, and where there is no Git
 */
async function commitOf(root: string, paths: readonly string[]): Promise<string | undefined> {
  const git = async (...words: string[]) => (await run('git', words, { cwd: root })).stdout.trim();
  try {
    await git('ls-files', '--error-unmatch', 'package-lock.json');
    return (await git('status', '--porcelain', '--', ...paths)) === '' ? await git('rev-parse', 'HEAD') : undefined;
  } catch (error) {
    // Git is not installed, or says with its own code that it knows nothing of this folder.
    if (['ENOENT', 1, 128].includes((error as { code?: string | number }).code ?? '')) return undefined;
    throw error;
  }
}

/** What the files of a package are now: their commit, and the hash of each input. */
export async function sourceOf(folder: string): Promise<Pick<Origin, 'commit' | 'inputs'>> {
  const root = rootOf(folder);
  if (root === undefined) return { inputs: { sources: await hashSources(folder) } };
  const units = root === folder ? [] : inputsOf(root, folder);
  const hashed = await Promise.all(
    units.map(async (unit): Promise<[string, string]> => [unit, await hashSources(join(root, unit))]),
  );
  const commit = await commitOf(
    root,
    units.length === 0 ? ['.'] : [...units, 'package-lock.json', 'tsconfig.base.json'],
  );
  const lockfile = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
  const own = units.length === 0 ? { sources: await hashSources(folder) } : Object.fromEntries(hashed);
  return { ...(commit !== undefined && { commit }), inputs: { 'package-lock.json': lockfile, ...own } };
}

/** Writes down where a build comes from, for whoever publishes it from this folder. */
export async function noteOrigin(folder: string, version: string, builder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const origin: Origin = { ...(await sourceOf(folder)), builder, node: process.versions.node };
  await mkdir(dirname(noteOf(dist)), { recursive: true });
  const note = { version, outputs: await hashFolder(dist), origin };
  await writeFile(noteOf(dist), JSON.stringify(Note.parse(note)));
}

/** @returns nothing where no build wrote it down, or where these are not the files that it made */
export async function readOrigin(dist: string, version: string): Promise<Origin | undefined> {
  const file = noteOf(dist);
  if (!existsSync(file)) return undefined;
  const { data } = Text.safeParse(await readFile(file, 'utf8'));
  return data?.version === version && data.outputs === (await hashFolder(dist)) ? data.origin : undefined;
}
