import { join } from 'node:path';
import { runCommand } from '../processes/command.ts';
import type { CheckResult } from './check.ts';

/** Runs one of the tools that the lockfile pins, in the tree at `root`. */
export async function runTool(root: string, name: string, ...args: string[]): Promise<CheckResult> {
  const { code, output } = await runCommand(join(root, 'node_modules', '.bin', name), args, { cwd: root });
  return { ok: code === 0, output: output.trim() };
}
