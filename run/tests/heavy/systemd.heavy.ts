import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../root.ts';

describe('the units of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-units-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const files = globSync('deploy/systemd/*.service', { cwd: root });
  it('are there for each server, and for the guard of a disk', () => assert.equal(files.length, 4));

  for (const file of files)
    it(`${basename(file)} is verified by systemd-analyze, and starts a script of this tree`, () => {
      // An instance of a template; the Node of this machine is where the product's tools have it.
      const copy = join(folder, basename(file).replace('@', '@4000'));
      const text = readFileSync(join(root, file), 'utf8');
      writeFileSync(copy, text.replace('/usr/bin/node', process.execPath));
      const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
      const own = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(basename(copy)));
      assert.deepEqual([status, own], [0, []]);
      const [, script = ''] =
        /ExecStart=.*? (?:\/srv\/cyberharbour\/)?((?:server|shell|releases|deploy)\/\S+\.(?:ts|sh))/.exec(text) ?? [];
      assert.ok(readFileSync(join(root, script), 'utf8').length > 0, script);
    });
});
