import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { linkPackages } from './laws/copy.mjs';
import { Plain } from './processes.mjs';

/** What stands for the release before while a room has no release tag of its own. */
const baseline = '1db105c16843a95f1e60115f0ef1c0a354b9568c';

const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });

/** The state a room was last released from, before this one. `SKEW_PREVIOUS` names another commit or tag. */
function previousOf(room) {
  const named = process.env.SKEW_PREVIOUS;
  const tag = git('describe', '--tags', '--abbrev=0', '--match', `@cyberharbour/${room}@*`, 'HEAD^').stdout.trim();
  const commit = git('rev-parse', '--verify', '--quiet', `${named || tag || baseline}^{commit}`).stdout.trim();
  if (!commit)
    throw new Plain(
      `The sources of the release before ${room}'s are not in this clone: git fetch --unshallow --tags, or name a commit with SKEW_PREVIOUS.`,
    );
  return commit;
}

/** @returns a function that gives the folder of a room as it was released before, in a whole tree of that time; each tree is written once */
export function previousRooms() {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-previous-'));
  const trees = new Map();
  const tree = (commit) => {
    const folder = join(place, commit);
    mkdirSync(folder);
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 }),
    });
    linkPackages(root, folder);
    return folder;
  };
  const roomAt = (room) => {
    const commit = previousOf(room);
    if (!trees.has(commit)) trees.set(commit, tree(commit));
    return { folder: join(trees.get(commit), room), tree: trees.get(commit), commit };
  };
  return { place, roomAt };
}
