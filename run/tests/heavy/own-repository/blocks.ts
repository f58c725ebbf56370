import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { root } from '../../../root.ts';

/** The blocks of shell commands in a page, in their order. */
export const readBlocks = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);

interface Surroundings {
  cwd: string;
  env?: Record<string, string>;
}

/** As on a machine of its own: no tool of this tree is found, and nothing of npm's run here is inherited. */
function environment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle|command|config_(local_)?prefix)|INIT_CWD|NODE_(TEST|OPTIONS|COMPILE|ENV)|RELEASE_|FORCE_COLOR)/.test(
        name,
      ),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  const author = { GIT_AUTHOR_NAME: 'A team', GIT_AUTHOR_EMAIL: 'team@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'A team', GIT_COMMITTER_EMAIL: 'team@example.com' };
  const paths = [dirname(process.execPath), ...path].join(delimiter);
  return { ...Object.fromEntries(inherited), ...author, ...committer, PATH: paths, NX_DAEMON: 'false', ...own };
}

interface Shell {
  child: ChildProcess;
  printed: { text: string };
}
const running = new Set<ChildProcess>();

/** Starts a block in a shell that ends at the first command that fails. */
export function startBlock(block: string, { cwd, env }: Surroundings): Shell {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', block], {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the block started ends with it.
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (more: Buffer) => (printed.text += String(more)));
  return { child, printed };
}

/** Runs a block to its end. @returns what it printed @throws Error with what it printed, when it failed */
export async function runBlock(block: string, surroundings: Surroundings): Promise<string> {
  const { child, printed } = startBlock(block, surroundings);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${block}\n${printed.text}`);
  return printed.text;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Waits until a shell has printed words. @throws Error with what it printed, when it ends before */
export async function untilPrinted({ child, printed }: Shell, words: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = words.exec(printed.text);
    if (found) return found;
    if (hasEnded(child)) throw new Error(printed.text);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a shell, or all, with everything that they started. */
export async function endShells(only?: Shell): Promise<void> {
  for (const child of only ? [only.child] : [...running]) {
    if (child.pid === undefined || hasEnded(child)) continue;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}
