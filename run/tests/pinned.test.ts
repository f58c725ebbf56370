import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCommand } from '../processes/command.ts';
import { root } from '../root.ts';

const scratch = mkdtempSync(join(tmpdir(), 'cyberharbour-pinned-'));
after(() => {
  rmSync(scratch, { recursive: true, force: true });
});

interface Lockfile {
  packages: Record<string, { integrity?: string; link?: boolean }>;
}
const readLockfile = (place: string) => JSON.parse(readFileSync(join(root, place), 'utf8')) as Lockfile;

/** What npm writes down that it installed; a remote that `cyberharbour-mf new` added since is linked without npm. */
function readInstalled(): Lockfile {
  const installed = readLockfile('node_modules/.package-lock.json');
  const links = Object.entries(readLockfile('package-lock.json').packages).filter(([, { link }]) => link);
  return { packages: { ...installed.packages, ...Object.fromEntries(links) } };
}

/** Runs a file by `run/pinned.mjs` in a tree of its own. @returns the words that npm was called with there */
async function callsOfNpm(installed: Lockfile | null): Promise<string[]> {
  const tree = mkdtempSync(join(scratch, 'tree-'));
  const write = (place: string, text: string) => {
    mkdirSync(join(tree, place, '..'), { recursive: true });
    writeFileSync(join(tree, place), text);
  };
  for (const place of ['run/pinned.mjs', 'package-lock.json']) cpSync(join(root, place), join(tree, place));
  write('run/hello.mjs', "console.log('it ran');");
  write('node_modules/node/package.json', JSON.stringify({ version: process.versions.node }));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify(installed));
  write('bin/npm', `#!/bin/sh\necho "$@" >> ${join(tree, 'calls')}\n`);
  chmodSync(join(tree, 'bin/npm'), 0o755);
  write('calls', '');
  const env = { PATH: [join(tree, 'bin'), process.env.PATH].join(delimiter) };
  const { output } = await runCommand(process.execPath, ['run/pinned.mjs', 'run/hello.mjs'], { cwd: tree, env });
  assert.match(output, /it ran/);
  return readFileSync(join(tree, 'calls'), 'utf8').split('\n').filter(Boolean);
}

describe('a command on a fresh machine', () => {
  const rebuild = /^rebuild node /;

  it('installs what the lockfile names', async () => {
    const [first = '', second = '', ...more] = await callsOfNpm(null);
    assert.match(first, /^ci --ignore-scripts /);
    assert.match(second, rebuild);
    assert.deepEqual(more, []);
  });

  it('installs nothing again where npm has, and links the pinned Node alone', async () => {
    const [first = '', ...more] = await callsOfNpm(readInstalled());
    assert.match(first, rebuild);
    assert.deepEqual(more, []);
  });

  it('installs again where a package is missing, another, too many, or a workspace is new', async () => {
    const change = async (edit: (packages: Lockfile['packages']) => unknown) => {
      const installed = readInstalled();
      edit(installed.packages);
      return (await callsOfNpm(installed))[0] ?? '';
    };
    const react = 'node_modules/react';
    const edits: ((packages: Lockfile['packages']) => unknown)[] = [
      (packages) => Reflect.deleteProperty(packages, react),
      (packages) => Object.assign(packages[react] ?? {}, { integrity: 'sha512-another' }),
      (packages) => Object.assign(packages, { 'node_modules/one-more': packages[react] }),
      (packages) => Reflect.deleteProperty(packages, 'node_modules/@cyberharbour/mf-public'),
    ];
    for (const edit of edits) assert.match(await change(edit), /^ci /, String(edit));
  });
});
