import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../install.mjs';
import { command } from '../suites.mjs';
import { copySources } from './copy.mjs';
import { foundations } from './rooms.mjs';

/** Rooms to be tried; one stands for all in everyday runs, the pipeline names the others. */
const names = (process.env.ALONE ?? 'mf-admin').split(',');

for (const name of names) {
  describe(`${name}, copied out with the root's files and what it builds on`, () => {
    const folder = mkdtempSync(join(tmpdir(), `cyberharbour-${name}-`));
    after(() => rmSync(folder, { recursive: true, force: true }));
    copySources(root, folder, [name, ...foundations]);
    const file = join(folder, 'package.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), workspaces: [name, ...foundations] }, null, 2),
    );
    const run = async (words, cwd = folder) => {
      const { code, said } = await command(...words, { cwd });
      assert.equal(code, 0, said);
    };

    it('installs', () => run(['npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']]));
    it('type-checks', () => run([join(folder, 'node_modules', '.bin', 'tsc'), ['-p', name]]));
    it('passes its tests', () => run([join(folder, 'node_modules', '.bin', 'jest'), []], join(folder, name)));
  });
}
