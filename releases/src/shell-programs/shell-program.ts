import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ReleaseRefused } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

/**
 * The shell composes pages, so what needs pages is a program of its own; it is found from the folder that the command
 * is given in.
 */
function programOf(name: string): string {
  try {
    return createRequire(resolve('package.json')).resolve(`@cyberharbour/shell/commands/${name}`);
  } catch {
    throw new ReleaseRefused(
      'There is no shell here to compose pages with: run cyberharbour-mf in the root of the source tree, or where the package @cyberharbour/shell is installed.',
    );
  }
}

/**
 * Runs one of the shell's programs on a store.
 * @param timeout milliseconds after which it is ended; none without
 * @returns the JSON that it prints
 * @throws ReleaseRefused with what it said, when it failed
 */
export async function shellProgram(
  store: ReleaseStore,
  name: string,
  words: string[],
  timeout?: number,
): Promise<unknown> {
  const env = { ...process.env, RELEASE_STORE: store.folder, RELEASE_KEYS: store.keys };
  const child = spawn(process.execPath, [programOf(name), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    killSignal: 'SIGKILL',
  });
  const [said, faults, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (code === null) throw new ReleaseRefused(`The shell's program ${name} did not end in time.`);
  if (code !== 0) throw new ReleaseRefused(faults.trim().split('\n'));
  return JSON.parse(said);
}
