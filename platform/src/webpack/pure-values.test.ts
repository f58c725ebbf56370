import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installedManifest, readPackage } from '../packages/read-package.ts';
import { browserBuild } from './common.ts';
import { run } from './run.ts';

const files = {
  'unit/package.json': '{"name":"unit","version":"1.0.0","dependencies":{"@cyberharbour/words":"1.0.0"}}',
  'unit/tsconfig.json': '{"compilerOptions":{"module":"preserve","target":"es2022"}}',
  'unit/src/main.ts': `
    import { words } from '@cyberharbour/words';
    import '@cyberharbour/words/src/listed';
    const own = write('of the unit itself');
    document.title = words;`,
  'words/package.json':
    '{"name":"@cyberharbour/words","version":"1.0.0","main":"src/index.ts","sideEffects":["./src/listed.ts"]}',
  'words/src/index.ts': `
    export const words = write('what is used').text('in a chain');
    export const call = write('a call');
    export const chain = write().text('a chain');
    export const nested = write({ of: [write('a nested call')], by: new Map([['key', write('a call in new')]]) });
    export const component = write((props) => write('in a function'));`,
  'words/src/listed.ts': "const noted = write('of a listed file');",
};

describe('of a package that says that its files have no effects', () => {
  let folder: string;
  let script: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cyberharbour-pure-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await mkdir(join(folder, 'unit/node_modules/@cyberharbour'), { recursive: true });
    await symlink(join(folder, 'words'), join(folder, 'unit/node_modules/@cyberharbour/words'));
    const router = dirname(installedManifest(import.meta.dirname, 'react-router'));
    await symlink(router, join(folder, 'unit/node_modules/react-router'));
    const unit = join(folder, 'unit');
    const build = browserBuild({ unit: readPackage(unit), mode: 'production' });
    await run({ ...build, entry: './src/main.ts', cache: false, output: { ...build.output, filename: 'main.js' } });
    script = await readFile(join(unit, 'dist/main.js'), 'utf8');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('a value that is used is computed', () => {
    assert.match(script, /\(write\("what is used"\)\)\.text\("in a chain"\)/);
  });

  it('a value that nobody uses is left out, with all that it is made of', () => {
    for (const text of ['a call', 'a chain', 'a nested call', 'a call in new', 'in a function'])
      assert.ok(!script.includes(`"${text}"`), text);
  });

  it('a file that it lists does all that it says, and so does a package that says nothing', () => {
    assert.match(script, /"of a listed file"/);
    assert.match(script, /"of the unit itself"/);
  });
});
