import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listChanged } from './changed.ts';

describe('what is released after a change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-changed-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Noor', '-c', 'user.email=noor@example.com', ...words], {
      cwd: folder,
      stdio: 'pipe',
    });
  const commit = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    git('add', '-A');
    git('commit', '-qm', `change ${file}`);
  };
  const released = ['shell', 'server', 'mf-admin', 'mf-public'];
  const release = () => {
    for (const name of released) git('tag', '-f', '-a', '-m', name, `@cyberharbour/${name}@1.0.0`);
  };
  before(() => {
    git('init', '-q');
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ workspaces: [...released.slice(0, 2), 'mf-*', 'shared-ui', 'shared-api', 'platform'] }),
    );
    for (const name of [...released, 'shared-ui', 'shared-api', 'platform'])
      commit(
        `${name}/package.json`,
        JSON.stringify({ name: `@cyberharbour/${name}`, version: '1.0.0', dependencies: { react: '19.3.1' } }),
      );
    for (const name of ['mf-admin', 'mf-public']) commit(`${name}/remote.json`, '{}');
    commit('shared-api/package.json', '{"exports":{"./blogs":"./src/endpoints/blogs.ts"}}');
    commit('shared-api/src/endpoints/posts.ts', '');
    commit('shared-api/src/endpoints/blogs.ts', "import './posts';");
    commit('mf-public/src/blogs.tsx', "import { useBlogs } from '@cyberharbour/shared-api/blogs';");
  });

  it('is everything before there is a tag', () => {
    assert.deepEqual(
      listChanged(folder).map(({ name, tag }) => [name, tag]),
      [
        ['shell', undefined],
        ['mf-admin', undefined],
        ['mf-public', undefined],
        ['server', undefined],
      ],
    );
  });

  for (const [what, file, expected, text = `// ${what}`] of [
    ['a screen of one remote', 'mf-admin/src/users.tsx', ['mf-admin']],
    ['a fix in what the host gives to all', 'shared-ui/src/button.tsx', ['shell']],
    ['what the session is made of', 'shared-api/src/core/session.ts', ['shell']],
    ['an endpoint of one remote', 'shared-api/src/endpoints/blogs.ts', ['mf-public'], "import './posts'; // anew"],
    ['what that endpoint is made of', 'shared-api/src/endpoints/posts.ts', ['mf-public']],
    ['the contract between browsers and server', 'shared-api/src/contract/blog.ts', ['shell', 'server']],
    [
      'the presets that every front end is built with',
      'platform/src/webpack/common.ts',
      ['shell', 'mf-admin', 'mf-public'],
    ],
    ['the release store', 'platform/src/releases/store.ts', []],
    ['a test', 'mf-public/src/home.test.tsx', []],
    [
      'a version and nothing else',
      'mf-public/package.json',
      [],
      JSON.stringify({ name: '@cyberharbour/mf-public', version: '1.1.0', dependencies: { react: '19.3.1' } }),
    ],
    [
      'another version of a package',
      'mf-public/package.json',
      ['mf-public'],
      JSON.stringify({ name: '@cyberharbour/mf-public', version: '1.1.0', dependencies: { react: '19.4.0' } }),
    ],
  ] as [string, string, string[], string?][]) {
    it(`${what}: ${expected.join(' and ') || 'nothing'}`, () => {
      release();
      commit(file, text);
      assert.deepEqual(
        listChanged(folder).map(({ name }) => name),
        expected,
      );
    });
  }
});
