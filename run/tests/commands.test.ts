import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '../processes/command.ts';
import { readManifest } from '../checks/packages.ts';
import { root } from '../root.ts';

/** The Node of the machine: the first that is none of the repository's. */
const [machineNode = process.execPath] = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .map((folder) => join(folder, 'node'))
  .filter((path) => existsSync(path));

describe('the command of releases', () => {
  const { bin = {} } = readManifest(root, 'releases');

  it('runs on the Node of the machine, before the pinned one was linked', async () => {
    const program = join(root, 'releases', bin['cyberharbour-mf'] ?? '');
    const { code, output } = await runCommand(machineNode, [program, 'new', '--help'], { cwd: join(root, 'docs') });
    assert.equal(code, 0, output);
    assert.match(output, /cyberharbour-mf new/);
  });
});
