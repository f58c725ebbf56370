import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';

interface Lockfile {
  packages: Record<string, { link?: true; integrity?: string }>;
}

/** Every package of the lockfile has its hash: without it, npm installs whatever the registry sends. */
export function checkLockfile(root: string): CheckResult {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const missing = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => `${path} has no integrity`);
  return { ok: missing.length === 0, output: missing.join('\n') };
}
