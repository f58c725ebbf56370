import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { programPath, root } from '../testing/installed-program.ts';

interface Manifest {
  workspaces?: string[];
  bin?: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

describe('a command of ours', () => {
  const packages = globSync(
    (manifestOf('.').workspaces ?? []).map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => file.replace('/package.json', ''));
  const bins = packages.flatMap((folder) =>
    Object.entries(manifestOf(folder).bin ?? {}).map(([name, file]) => ({ name, file: join(root, folder, file) })),
  );

  it('is what its name starts in node_modules/.bin, and no other package takes the name', () => {
    assert.ok(bins.some(({ name }) => name === 'cyberharbour-mf'));
    for (const { name, file } of bins)
      assert.equal(realpathSync(join(root, 'node_modules/.bin', name)), realpathSync(file), name);
  });

  it('answers the way people call it', () => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'cyberharbour-mf', 'gc', '--help'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: programPath },
    });
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^cyberharbour-mf gc \[--dry-run\]/);
  });
});
