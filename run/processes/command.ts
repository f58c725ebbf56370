import { dirname, join } from 'node:path';
import { execa } from 'execa';
import pMap from 'p-map';
import { root } from '../root.ts';

const bin = join(root, 'node_modules', '.bin');

/** What one command may take, in milliseconds: all journeys are one command. */
const longest = 40 * 60_000;

/** What a command left: its exit code (1 where it could not start or was ended) and everything it printed, in order. */
export interface CommandResult {
  code: number;
  output: string;
}

/**
 * Runs a program to its end, with the tools of the lockfile and the pinned Node first on PATH. It never rejects.
 * @param file a program on PATH or a whole path
 * @param options.timeout in milliseconds: what hangs is ended then, and says so
 */
export async function runCommand(
  file: string,
  args: readonly string[] = [],
  { cwd = root, env = {}, timeout = longest }: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<CommandResult> {
  const result = await execa(file, args, {
    cwd,
    env: { PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`, FORCE_COLOR: '0', ...env },
    all: true,
    reject: false,
    stdin: 'ignore',
    stripFinalNewline: false,
    maxBuffer: 1 << 30,
    timeout,
    // SIGTERM first, so that it ends the browsers and servers that it started.
    forceKillAfterDelay: 20_000,
  });
  const printed = result.all;
  const output = printed === '' && result.failed ? (result.shortMessage ?? '') : printed;
  return {
    code: result.exitCode ?? 1,
    output: result.timedOut ? `${output}\nEnded after ${timeout / 60_000} minutes without a result.` : output,
  };
}

/** Commands, suites and builds that run side by side: what two cores carry without disturbing what they measure. */
const atOnce = 2;

/** Does `work` for each item, a few at a time and in their order. @returns the results in the order of the items */
export const inPool = <Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>): Promise<Result[]> =>
  pMap(items, work, { concurrency: atOnce });
