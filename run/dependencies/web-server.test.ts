import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { readManifest } from '../checks/packages.ts';
import { root } from '../root.ts';
import { pruneLockfile } from './prune.ts';
import {
  bucketPackages,
  gatePackages,
  ownPackages,
  tracingPackages,
  webServerPackages,
  writeWebServerInstall,
} from './web-server.ts';

const scope = '@cyberharbour/';

/**
 * What the modules that a file imports, and those that they import, need installed; types apart.
 * @param atStart without what is imported by a call, later
 */
function readImports(
  file: string,
  { atStart = false } = {},
  seen = new Set<string>(),
  installed = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return installed;
  seen.add(file);
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  const source = atStart ? outputText.replaceAll(/\bimport\(/g, 'load(') : outputText;
  for (const { fileName: name } of ts.preProcessFile(source).importedFiles) {
    if (name.startsWith('node:')) continue;
    const own = name.startsWith('.') ? resolve(dirname(file), name) : findOwnModule(name);
    if (own !== undefined) readImports(own, { atStart }, seen, installed);
    else installed.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  }
  return installed;
}

/** The file behind an entry point of a package of this repository; its folder must be one that is installed. */
function findOwnModule(name: string): string | undefined {
  if (!name.startsWith(scope)) return undefined;
  const [folder = '', ...path] = name.slice(scope.length).split('/');
  assert.ok((ownPackages as readonly string[]).includes(folder), name);
  return join(root, folder, readManifest(root, folder).exports?.[['.', ...path].join('/')] ?? '');
}

describe('what is installed for the web server', () => {
  it('is what its modules import', () => {
    const programs = ['shell/server/main.ts', 'shell/server/rendering/worker.js'].map((file) => join(root, file));
    const imported = new Set(programs.flatMap((file) => [...readImports(file)]));
    const known = [...webServerPackages, ...bucketPackages, ...tracingPackages, ...gatePackages];
    assert.deepEqual([...imported].toSorted(), known.toSorted());
    const atStart = new Set(programs.flatMap((file) => [...readImports(file, { atStart: true })]));
    assert.deepEqual([...atStart].toSorted(), webServerPackages.toSorted());
  });

  it('is at most 60 packages, each with its hash', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-install-'));
    try {
      assert.ok(writeWebServerInstall(root, folder) <= 60);
      const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, { integrity?: string }>;
      };
      assert.deepEqual(
        Object.keys(packages).filter((path) => path !== '' && !packages[path]?.integrity),
        [],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a pruned lockfile', () => {
  const of = (version: string, ...needs: string[]) => ({
    version,
    dependencies: Object.fromEntries(needs.map((name) => [name, '*'])),
  });

  it('has each version once where that is right for everybody, and two beside each other where it is not', () => {
    const pruned = pruneLockfile(
      {
        'node_modules/web': of('1.0.0', 'one', 'two', 'three'),
        'node_modules/one': of('1.0.0', 'shared'),
        'node_modules/one/node_modules/shared': of('2.0.0'),
        'node_modules/two': of('1.0.0', 'shared'),
        'node_modules/two/node_modules/shared': of('2.0.0'),
        'node_modules/three': of('1.0.0', 'shared'),
        'node_modules/shared': of('1.0.0'),
        'node_modules/tool': of('1.0.0'),
      },
      ['web'],
    );
    assert.deepEqual(
      Object.entries(pruned).map(([path, { version }]) => `${path} ${version ?? ''}`),
      [
        'node_modules/web 1.0.0',
        'node_modules/one 1.0.0',
        'node_modules/two 1.0.0',
        'node_modules/three 1.0.0',
        'node_modules/shared 2.0.0',
        'node_modules/three/node_modules/shared 1.0.0',
      ],
    );
  });

  it('says what the lockfile lacks', () => {
    assert.throws(() => pruneLockfile({ 'node_modules/one': of('1.0.0', 'two') }, ['one']), /has no two/);
  });
});
