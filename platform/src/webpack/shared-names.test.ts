import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import webpack from 'webpack';
import { run } from './run.ts';
import { sharedNames } from './shared-names.ts';

const api = '@cyberharbour/shared-api';

describe('a release build says', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cyberharbour-names-'));
    await write('package.json', '{"name":"unit","version":"1.0.0","sideEffects":false}');
  });
  after(() => rm(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  async function build(
    kind: 'given' | 'taken',
    federation: Pick<ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0], 'exposes' | 'shared'>,
  ) {
    const plugins = [
      new webpack.container.ModuleFederationPlugin({ name: 'unit', library: { type: 'module' }, ...federation }),
      sharedNames(kind),
    ];
    await run({
      mode: 'production',
      context: folder,
      entry: kind === 'given' ? './main.js' : {},
      experiments: { outputModule: true },
      output: { module: true, path: join(folder, 'dist') },
      cache: false,
      plugins,
    });
    return JSON.parse(await readFile(join(folder, 'dist/shared-names.json'), 'utf8')) as unknown;
  }
  const remote = () =>
    build('taken', {
      exposes: { './routes': './routes.js' },
      shared: { [api]: { import: false, requiredVersion: '^1.0.0' } },
    });

  it('what a remote takes, in lazy modules too, and not what is left out of its output', async () => {
    await write(
      'routes.js',
      `import { useBlogs } from '${api}'; export const routes = [useBlogs, () => import('./page.js')]; export { sentence as words } from '${api}';`,
    );
    await write(
      'page.js',
      `import { useSession as session, useCounts } from '${api}'; import { used } from './many.js'; export const page = () => [session(), used()]; const idle = () => useCounts();`,
    );
    await write(
      'many.js',
      `import { useDraft, prefetch } from '${api}'; export const used = () => useDraft(); export const unused = () => prefetch();`,
    );
    assert.deepEqual(await remote(), { [api]: ['sentence', 'useBlogs', 'useDraft', 'useSession'] });
  });

  it('nothing of a remote that takes a package as a whole: it does not build', async () => {
    await write('routes.js', `import * as all from '${api}'; export const routes = (name) => all[name];`);
    await assert.rejects(remote(), /routes\.js takes all of @cyberharbour\/shared-api at once/);
  });

  it('what a host gives, through every door of the package', async () => {
    await write('main.js', `import { useBlogs } from '${api}'; console.log(useBlogs);`);
    await write('api.js', `export * from './blogs.js'; export { sentence } from './failure.js';`);
    await write('blogs.js', 'export const useBlogs = () => 1; export function useBlog() { return 2; }');
    await write('failure.js', `export const sentence = ''; export const hidden = 1;`);
    const shared = {
      [api]: {
        import: join(folder, 'api.js'),
        version: '1.0.0',
        requiredVersion: '^1.0.0',
        singleton: true,
        eager: true,
      },
    };
    assert.deepEqual(await build('given', { shared }), { [api]: ['sentence', 'useBlog', 'useBlogs'] });
  });
});
