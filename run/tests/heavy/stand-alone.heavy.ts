import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../root.ts';
import { runCommand } from '../../processes/command.ts';
import { copySources } from '../../checks/copy.ts';
import { listRemotes, withDependencies } from '../../checks/packages.ts';

for (const name of [...listRemotes(root), 'shell']) {
  describe(`${name}, copied out with the root's files and what it builds on`, () => {
    const folder = mkdtempSync(join(tmpdir(), `cyberharbour-${name}-`));
    after(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const workspaces = withDependencies(root, name);
    copySources(root, folder, workspaces);
    const file = join(folder, 'package.json');
    const { devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    // A package of this repository that was not copied is not needed here: the releases, for a remote.
    const remaining = Object.fromEntries(
      Object.entries(devDependencies).filter(
        ([dependency]) => !dependency.startsWith('@cyberharbour/') || workspaces.includes(basename(dependency)),
      ),
    );
    writeFileSync(file, JSON.stringify({ ...manifest, devDependencies: remaining, workspaces }, null, 2));
    const run = async (program: string, args: string[], cwd = folder) => {
      const { code, output } = await runCommand(program, args, { cwd });
      assert.equal(code, 0, output);
    };

    it('installs', () => run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']));
    if (name.startsWith('mf-'))
      it('brings no HTTP server and no S3 client', () => {
        for (const dependency of ['fastify', '@aws-sdk/client-s3'])
          assert.equal(existsSync(join(folder, 'node_modules', dependency)), false, dependency);
      });
    it('type-checks', () => run(join(folder, 'node_modules', '.bin', 'tsc'), ['-p', name]));
    it('passes its tests', () => run(join(folder, 'node_modules', '.bin', 'jest'), [], join(folder, name)));
  });
}
