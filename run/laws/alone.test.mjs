import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../install.mjs';
import { command } from '../suites.mjs';
import { copySources } from './copy.mjs';
import { withDependencies } from './rooms.mjs';

/** Rooms to be tried; one stands for all in everyday runs, the pipeline names the others. */
const names = (process.env.ALONE ?? 'mf-admin').split(',');

for (const name of names) {
  describe(`${name}, copied out with the root's files and what it builds on`, () => {
    const folder = mkdtempSync(join(tmpdir(), `cyberharbour-${name}-`));
    after(() => rmSync(folder, { recursive: true, force: true }));
    const workspaces = withDependencies(root, name);
    copySources(root, folder, workspaces);
    const file = join(folder, 'package.json');
    const { devDependencies, ...about } = JSON.parse(readFileSync(file, 'utf8'));
    // Packages of this repository that were not copied are of no use to this one: the releases, for a remote.
    const others = ({ 0: dependency }) =>
      !dependency.startsWith('@cyberharbour/') || workspaces.includes(basename(dependency));
    const remaining = Object.fromEntries(Object.entries(devDependencies).filter(others));
    writeFileSync(file, JSON.stringify({ ...about, devDependencies: remaining, workspaces }, null, 2));
    const run = async (words, cwd = folder) => {
      const { code, said } = await command(...words, { cwd });
      assert.equal(code, 0, said);
    };

    it('installs', () => run(['npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']]));
    if (name.startsWith('mf-'))
      it('brings no HTTP server and no S3 client', () => {
        for (const dependency of ['fastify', '@aws-sdk/client-s3'])
          assert.equal(existsSync(join(folder, 'node_modules', dependency)), false, dependency);
      });
    it('type-checks', () => run([join(folder, 'node_modules', '.bin', 'tsc'), ['-p', name]]));
    it('passes its tests', () => run([join(folder, 'node_modules', '.bin', 'jest'), []], join(folder, name)));
  });
}
