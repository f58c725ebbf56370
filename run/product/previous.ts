import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { linkPackages } from '../checks/copy.ts';
import { UserError } from '../processes/product.ts';

/** What stands for the release before while a package has no release tag of its own. */
const baseline = 'db5936aee68bc7a48fcd915a15fe991b17f84fde';

const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });

/** The commit that a package was last released from, before this one. `SKEW_PREVIOUS` names another commit or tag. */
function previousCommit(name: string): string {
  const named = process.env.SKEW_PREVIOUS;
  const tag = git('describe', '--tags', '--abbrev=0', '--match', `@cyberharbour/${name}@*`, 'HEAD^').stdout.trim();
  const commit = git('rev-parse', '--verify', '--quiet', `${named || tag || baseline}^{commit}`).stdout.trim();
  if (!commit)
    throw new UserError(
      `The sources of the release before ${name}'s are not in this clone: git fetch --unshallow --tags, or name a commit with SKEW_PREVIOUS.`,
    );
  return commit;
}

const lockfileOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'));

/** Other sources may need other packages: they get those of their own lockfile. No install script runs. */
function install(folder: string): void {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`The packages of the release before cannot be installed:\n${stderr}`);
}

/** A package as it was released before, in a whole tree of that time. */
export interface PreviousPackage {
  folder: string;
  tree: string;
  commit: string;
}

/** @returns the folder of all trees, and a function that gives a package's; each tree is written once */
export function checkOutPrevious(): { place: string; previous: (name: string) => PreviousPackage } {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-previous-'));
  const trees = new Map<string, string>();
  const writeTree = (commit: string): string => {
    const folder = join(place, commit);
    mkdirSync(folder);
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 }),
    });
    if (lockfileOf(folder).equals(lockfileOf(root))) linkPackages(root, folder);
    else install(folder);
    return folder;
  };
  const previous = (name: string): PreviousPackage => {
    const commit = previousCommit(name);
    const tree = trees.get(commit) ?? writeTree(commit);
    trees.set(commit, tree);
    return { folder: join(tree, name), tree, commit };
  };
  return { place, previous };
}
