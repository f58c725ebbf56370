import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program's file, where it is on the path. */
export const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * Installs packages, where that is possible: on Debian, as root. What they bring is not started.
 * @param flags of `apt-get install`
 */
export function installPackages(names: readonly string[], flags: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'ignore', env }).status === 0;
  const install = () => apt('install', '-y', ...flags, ...names);
  if (install()) return;
  apt('update');
  install();
}
