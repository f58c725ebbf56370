import assert from 'node:assert/strict';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../root.ts';
import { runCommand } from '../../processes/command.ts';
import { copySources } from '../../checks/copy.ts';
import { listRemotes, withDependencies } from '../../checks/packages.ts';

/** One for all, one after the other: npm takes away what the next one does not declare, and installs the rest once. */
const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-alone-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a package there, with the root's files and what it builds on. */
function copyOut(name: string): void {
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true, force: true });
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
}

async function run(program: string, args: string[], cwd = folder): Promise<void> {
  const { code, output } = await runCommand(program, args, { cwd });
  assert.equal(code, 0, output);
}

const building = `
  const { buildPackage } = await import('@cyberharbour/platform/build');
  await buildPackage(process.argv[1]);`;

/** Builds a package anew. @returns each file of the release, and its text */
async function build(tree: string, name: string): Promise<Record<string, string>> {
  const dist = join(tree, name, 'dist');
  for (const made of [dist, join(tree, name, 'node_modules', '.cache')]) rmSync(made, { recursive: true, force: true });
  await run(process.execPath, ['--input-type=module', '--eval', building, join(tree, name)], tree);
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [path.slice(dist.length), readFileSync(path, 'latin1')];
    }),
  );
}

for (const name of [...listRemotes(root), 'shell']) {
  describe(`${name}, copied out with the root's files and what it builds on`, () => {
    before(() => copyOut(name));
    it('installs', () => run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']));
    if (name.startsWith('mf-'))
      it('brings no HTTP server and no S3 client', () => {
        for (const dependency of ['fastify', '@aws-sdk/client-s3'])
          assert.equal(existsSync(join(folder, 'node_modules', dependency)), false, dependency);
      });
    it('type-checks', () => run(join(folder, 'node_modules', '.bin', 'tsc'), ['-p', name]));
    // All of them have run where everything is installed, and the types have met every import.
    it('passes a quarter of its tests', () =>
      run(join(folder, 'node_modules', '.bin', 'jest'), ['--shard=1/4'], join(folder, name)));
    if (['shell', 'mf-releases'].includes(name))
      it('has the same bytes wherever it is built', async () => {
        const here = await build(folder, name);
        const elsewhere = mkdtempSync(join(tmpdir(), 'cyberharbour-'));
        renameSync(folder, join(elsewhere, 'another'));
        let there: typeof here;
        try {
          there = await build(join(elsewhere, 'another'), name);
        } finally {
          renameSync(join(elsewhere, 'another'), folder);
          rmSync(elsewhere, { recursive: true });
        }
        assert.ok(Object.keys(here).length > 3);
        assert.deepEqual(there, here);
      });
  });
}
