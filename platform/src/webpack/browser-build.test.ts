import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import webpack from 'webpack';
import { installedManifest, readPackage } from '../packages/read-package.ts';
import { browserBuild } from './common.ts';
import { run } from './run.ts';

describe('a build', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cyberharbour-build-'));
    await mkdir(join(folder, 'src'));
    await mkdir(join(folder, 'node_modules'));
    const router = dirname(installedManifest(import.meta.dirname, 'react-router'));
    await symlink(router, join(folder, 'node_modules/react-router'));
    await write('package.json', '{"name":"unit","version":"1.0.0","sideEffects":false}');
    await write('tsconfig.json', '{"compilerOptions":{"module":"preserve","target":"es2022"}}');
    await write(
      'src/routes.ts',
      "export const load = () => import(/* webpackChunkName: 'screen' */ './screen').then(({ Screen }) => Screen);",
    );
    await write('src/title.ts', 'export const title = () => document.title;');
    await write('src/address.ts', 'export const address = () => location.href;');
  });
  after(() => rm(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  /** @returns each script's text by its name, which says what is in it */
  async function build(): Promise<Record<string, string>> {
    const base = browserBuild({ unit: readPackage(folder), mode: 'production' });
    const container = new webpack.container.ModuleFederationPlugin({
      name: 'unit',
      library: { type: 'module' },
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.ts' },
    });
    await run({ ...base, entry: {}, plugins: [...(base.plugins ?? []), container] });
    const scripts = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.js'));
    const texts = scripts.map(async (name) => [name, await readFile(join(folder, 'dist', name), 'utf8')] as const);
    return Object.fromEntries(await Promise.all(texts));
  }

  it('from the cache is the one without it, when a screen that is loaded late becomes what it was before', async () => {
    const [before, between] = [
      "import { title } from './title'; export const Screen = () => title();",
      "import { address } from './address'; export const Screen = () => address();",
    ];
    await write('src/screen.ts', before);
    const first = await build();
    await write('src/screen.ts', between);
    const other = await build();
    await write('src/screen.ts', before);
    assert.deepEqual(await build(), first);
    await write('src/screen.ts', between);
    assert.deepEqual(await build(), other);
    assert.notDeepEqual(other, first);
  });

  it('asks the browser, in the first line of each script, to compile all of its functions while it arrives', async () => {
    await write('src/screen.ts', "export const Screen = () => 'a screen';");
    const scripts = Object.entries(await build());
    assert.ok(scripts.length > 1);
    for (const [name, text] of scripts) assert.ok(text.startsWith('//# allFunctionsCalledOnLoad\n'), name);
  });

  it('does not name its folder, where a library asks for the hot replacement of another bundler', async () => {
    await write('src/screen.ts', "export const Screen = () => (import.meta.hot ? 'replaced in place' : 'released');");
    const texts = Object.values(await build()).join('\n');
    assert.match(texts, /released/);
    assert.doesNotMatch(texts, /replaced in place|file:/);
    assert.ok(!texts.includes(folder));
  });
});
