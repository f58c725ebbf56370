import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../root.ts';
import { buildPublishable } from '../../product/publishable.ts';

/** What is of use to a product that is no part of this one. */
const published = ['shared-ui', 'shared-api'];
/** What another product would have beside the two packages: React, what its tests use, its own tools. */
const own = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@testing-library/react',
  '@testing-library/dom',
  'react-router-dom',
];
const settings = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
};

describe('another product, with what npm would give it', () => {
  const product = mkdtempSync(join(tmpdir(), 'cyberharbour-outside-'));
  const modules = join(product, 'node_modules');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(product, path)), { recursive: true });
    writeFileSync(join(product, path), text);
  };
  function link(name: string, owner = '.'): void {
    const from = [join(root, owner, 'node_modules', name), join(root, 'node_modules', name)].find((folder) =>
      existsSync(folder),
    );
    if (!from) throw new Error(`${name} is not installed.`);
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    if (!existsSync(join(modules, name))) symlinkSync(from, join(modules, name));
  }
  const run = (tool: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(root, 'node_modules', tool), ...words], {
      cwd: product,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const types = () => {
    try {
      return run('typescript/bin/tsc', '-p', '.');
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };

  before(() => {
    for (const name of own) link(name);
    for (const owner of published) {
      const folder = buildPublishable(root, owner);
      const packed = execFileSync('npm', ['pack', folder, '--json', '--pack-destination', product], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
      const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name: string;
        dependencies: Record<string, string>;
      };
      mkdirSync(join(modules, name), { recursive: true });
      execFileSync('tar', ['xzf', join(product, filename), '-C', join(modules, name), '--strip-components=1']);
      for (const dependency of Object.keys(dependencies)) link(dependency, owner);
    }
    write('package.json', '{ "type": "module" }');
    write('tsconfig.json', JSON.stringify({ compilerOptions: settings, include: ['src'] }));
    write('src/styles.d.ts', "declare module '*.css';");
  });
  after(() => {
    rmSync(product, { recursive: true, force: true });
  });

  it('gets no source, test or story, and no workspace of ours', () => {
    for (const name of published) {
      const folder = join(modules, '@cyberharbour', name);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      assert.deepEqual(
        files.filter((file) => /\.(test|stories)\.|(?<!\.d)\.tsx?$|catalogue/.test(file)),
        [],
      );
      assert.ok(files.includes('README.md') && files.includes('LICENSE'));
      assert.equal(
        (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { private?: true }).private,
        undefined,
      );
    }
  });

  it('has every example of the two pages with its types', () => {
    const examples = published.flatMap((name) =>
      [...readFileSync(join(root, name, 'README.md'), 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```/gm)].map(
        ([, kind = '', text = ''], place) => [`src/${name}-${place}.${kind}`, text] as const,
      ),
    );
    assert.ok(examples.length >= 12, `${examples.length} examples`);
    for (const [file, text] of examples) write(file, text);
    assert.equal(types(), '');
    write(
      'src/wrong.tsx',
      'import { Button } from \'@cyberharbour/shared-ui\';\nexport const wrong = <Button tone="loud" />;\n',
    );
    assert.match(types(), /src\/wrong\.tsx.*"loud"/);
    rmSync(join(product, 'src/wrong.tsx'));
  });

  it('bundles a component with its styles, and draws it', async () => {
    write(
      'src/entry.tsx',
      "import '@cyberharbour/shared-ui/styles.css';\nimport { Button } from '@cyberharbour/shared-ui';\nimport { renderToString } from 'react-dom/server';\nexport const drawn = renderToString(<Button tone=\"beacon\">Join</Button>);\n",
    );
    await build({
      root: product,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: 'out',
        lib: { entry: 'src/entry.tsx', formats: ['es'], fileName: 'entry' },
        rolldownOptions: { external: [/^react/] },
      },
    });
    const { drawn } = (await import(pathToFileURL(join(product, 'out/entry.js')).href)) as { drawn: string };
    assert.equal(drawn, '<button type="button" class="ui-button" data-tone="beacon">Join</button>');
    const styles = readdirSync(join(product, 'out'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(product, 'out', file), 'utf8'))
      .join('');
    assert.deepEqual(
      [...new Set([...styles.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/, ?/)))],
      ['reset', 'tokens', 'base', 'ui', 'remote'],
    );
    assert.match(styles, /\.ui-button/);
    assert.doesNotMatch(styles, /\.ui-carousel/);
  });

  it('reads the contract and the hooks in Node, without a bundler', () => {
    write(
      'server.mjs',
      "import { limits } from '@cyberharbour/shared-api/contract';\nimport { useBlogs } from '@cyberharbour/shared-api/blogs';\nconsole.log(limits.codeDigits, typeof useBlogs);\n",
    );
    assert.equal(
      execFileSync(process.execPath, ['server.mjs'], { cwd: product, encoding: 'utf8' }).trim(),
      '6 function',
    );
  });
});
