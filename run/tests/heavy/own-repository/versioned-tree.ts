import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources, linkPackages } from '../../../checks/copy.ts';
import { root } from '../../../root.ts';
import { runBlock } from './blocks.ts';

/** What `run/pinned.mjs` looks at: what is linked here is what this lockfile names. */
function noteInstalled(tree: string) {
  const lockfile = readFileSync(join(tree, 'package-lock.json'));
  mkdirSync(join(tree, 'node_modules/.cache'), { recursive: true });
  writeFileSync(join(tree, 'node_modules/.cache/installed'), createHash('sha256').update(lockfile).digest('hex'));
}

/**
 * The tree as it is here in a repository of its own, after `lerna version`: new versions, changelogs, tags.
 * @param npmSettings lines for its .npmrc
 */
export async function makeVersionedTree(tree: string, npmSettings: string): Promise<void> {
  copySources(root, tree);
  cpSync(join(root, '.gitignore'), join(tree, '.gitignore'));
  appendFileSync(join(tree, '.npmrc'), npmSettings);
  linkPackages(root, tree);
  const blocks = [
    'git init --quiet --initial-branch main',
    'git add --all',
    'git commit --quiet --message "feat: packages for remotes in repositories of their own"',
    'npx lerna version --conventional-commits --yes --no-push',
  ];
  for (const block of blocks) await runBlock(block, { cwd: tree });
  noteInstalled(tree);
}
