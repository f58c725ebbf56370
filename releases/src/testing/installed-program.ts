import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { program } from '../command-line/program.ts';

/** Root of the source tree that this file lies in. */
export const root = join(import.meta.dirname, '../../..');

/** The command as npm installs it, which is what people and pipelines run. */
export const installedProgram = join(root, 'node_modules', '.bin', program);

/** This process's Node first, and the commands of the tree. */
export const programPath = `${dirname(process.execPath)}:${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;

/** Runs the installed command beside this process, which may serve it; `env` besides that of this process. */
export async function runInstalled(words: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(installedProgram, words, {
    env: { ...process.env, PATH: programPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, faults, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: said.trim(), faults: faults.trim() };
}
