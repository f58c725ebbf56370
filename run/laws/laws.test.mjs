import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../install.mjs';
import { copySources, linkPackages } from './copy.mjs';
import { laws } from './laws.mjs';

const copy = mkdtempSync(join(tmpdir(), 'cyberharbour-laws-'));
after(() => rmSync(copy, { recursive: true, force: true }));
copySources(root, copy);
linkPackages(root, copy);

const law = (name) => {
  const found = laws(copy).find(([title]) => title === name);
  assert.ok(found, `There is no law called "${name}".`);
  return found[1];
};

/** Writes an offence, asks the law, takes the offence away. */
async function offend(name, file, change, expected) {
  const path = join(copy, file);
  let before;
  try {
    before = readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  writeFileSync(path, change(before ?? ''));
  try {
    const { ok, said } = await law(name)();
    assert.equal(ok, false, `"${name}" let this pass:\n${change('')}`);
    assert.match(said, expected);
  } finally {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
}

const write = (text) => () => `${text}\n`;
const add = (text) => (before) => `${before}\n${text}\n`;

const imports = 'rooms see only what their package.json names';
const lint = 'lint';

const offences = [
  [
    imports,
    'another room',
    'mf-admin/src/planted.ts',
    write("export { Component } from '../../mf-public/src/home/home-page';"),
    /rooms-of-mf-admin|foundations-only/,
  ],
  [
    imports,
    'a room that its package.json does not name',
    'server/src/planted.ts',
    write("export { Button } from '@cyberharbour/shared-ui';"),
    /rooms-of-server/,
  ],
  [
    imports,
    'a path into the folder of a room that may be used',
    'mf-admin/src/planted.ts',
    write("export { Button } from '../../shared-ui/src/button/button';"),
    /public-doors/,
  ],
  [
    imports,
    'a package that is not declared',
    'mf-admin/src/planted.ts',
    write("export { default } from 'swiper';"),
    /declared-packages|resolvable/,
  ],
  [
    imports,
    'React in the contract',
    'shared-api/src/contract/planted.ts',
    write("export { useState } from 'react';"),
    /pure-contract/,
  ],
  [
    imports,
    'the contract as a value in the API package',
    'shared-api/src/core/planted.ts',
    write("export { limits } from '../contract/index';"),
    /contract-as-types/,
  ],
  [
    imports,
    'a second HTTP client',
    'mf-admin/src/planted.ts',
    write("export { default as axios } from 'axios';"),
    /one-http-client|resolvable|declared-packages/,
  ],
  [
    imports,
    'the query library beside the API package',
    'mf-admin/src/planted.ts',
    write("export { useQuery } from '@tanstack/react-query';"),
    /one-query-client|resolvable/,
  ],
  [
    imports,
    'a call in a screen',
    'mf-admin/src/planted.ts',
    write("export { http } from '@cyberharbour/shared-api/endpoint';"),
    /calls-only-in-endpoints: mf-admin/,
  ],
  [
    imports,
    'an endpoint with a core of its own',
    'shared-api/src/endpoints/planted.ts',
    write("export { http } from '../core/http';"),
    /core-by-its-name/,
  ],
  [
    imports,
    'a component with a core of its own',
    'shared-ui/src/table/planted.ts',
    write("export { Field } from '../field';"),
    /design-core-by-its-name/,
  ],
  [
    imports,
    'a component of one remote in the core',
    'shared-ui/src/field/planted.ts',
    write("export { Table } from '../table';"),
    /design-core-without-the-rest/,
  ],
  [
    imports,
    'an endpoint of one remote in the core',
    'shared-api/src/core/planted.ts',
    write("export { useBlogs } from '../endpoints/blogs';"),
    /core-without-endpoints/,
  ],
  [
    imports,
    'a test library in the product',
    'mf-admin/src/planted.ts',
    write("export { render } from '@testing-library/react';"),
    /no-test-library/,
  ],
  [
    imports,
    'the fakes in the product',
    'mf-admin/src/planted.ts',
    write("export { fakeApi } from '@cyberharbour/shared-api/testing';"),
    /no-testing-door/,
  ],
  [
    imports,
    'a feature in the foundation of the server',
    'server/src/mail/planted.ts',
    write("export { findUser } from '../users/store.ts';"),
    /server-foundation-first/,
  ],
  [
    imports,
    'a circle',
    'mf-admin/src/list/selection-bar.tsx',
    add("export { Component as circle } from '../users/users-page';"),
    /no-cycles/,
  ],
  [
    'packages are declared where they are used, nothing is dead',
    'a file that nobody uses',
    'mf-admin/src/planted.ts',
    write('export const planted = 1;'),
    /planted/,
  ],
  [
    'one version of each package',
    'two versions of one package',
    'mf-admin/package.json',
    (before) => before.replace('"react": "19.3.1"', '"react": "19.2.0"') || '{}',
    /react/,
  ],
  [
    'colours, sizes and durations are tokens',
    'a raw colour',
    'mf-admin/src/planted.css',
    write('.adm-x { color: #bada55; }'),
    /#bada55/,
  ],
  [
    'colours, sizes and durations are tokens',
    'a raw size',
    'mf-admin/src/planted.css',
    write('.adm-x { padding: 13px; }'),
    /px/,
  ],
  [
    'colours, sizes and durations are tokens',
    'a raw duration',
    'mf-admin/src/planted.css',
    write('.adm-x { transition: color 130ms; }'),
    /ms/,
  ],
  [
    'every path of the product has exactly one owner',
    'a path claimed twice',
    'mf-admin/remote.json',
    (before) => before.replace('"claims": [', '"claims": [{ "path": "/blog" },'),
    /\/blog is claimed by/,
  ],
  [
    'every path of the product has exactly one owner',
    'a path without its guard',
    'mf-admin/remote.json',
    (before) => before.replace('"guard": "admin", ', ''),
    /has the guard/,
  ],
  [
    'the router facade is what is imported of the router',
    'a hook that the facade does not hold',
    'mf-admin/src/planted.ts',
    write("export { x } from './y';\nimport { useFetcher } from 'react-router-dom';\nvoid useFetcher;"),
    /useFetcher is imported/,
  ],
  [
    'what other teams build on breaks for nobody unannounced',
    'a prop that has to be given now',
    'shared-ui/src/button/button.tsx',
    (before) => before.replace('busy?: boolean', 'busy: boolean'),
    /Button\.busy/,
  ],
  [
    'what other teams build on breaks for nobody unannounced',
    'an export that is gone',
    'shared-api/src/core/index.ts',
    (before) => before.replace('export { configureApi, ', 'export { '),
    /configureApi is gone/,
  ],
  [
    'what other teams build on breaks for nobody unannounced',
    'a prop behind another door',
    'shared-ui/src/dialog/dialog.tsx',
    (before) => before.replace('closeLabel?: string', 'closeLabel: string'),
    /dialog\/Dialog\.closeLabel/,
  ],
  [
    'what other teams build on breaks for nobody unannounced',
    'a field that the contract has no more',
    'shared-api/src/contract/resource.ts',
    (before) => before.replace('  description: z.string(),\n', ''),
    /contract\/Resource\.description/,
  ],
  [
    'what shared-api would publish is in order',
    'a door to a file that is gone',
    'shared-api/package.json',
    (before) => before.replace('./src/contract/index.ts', './src/contract/gone.ts'),
    /gone\.js/,
  ],
  [
    'what the documentation names is there',
    'a file that is gone',
    'README.md',
    (before) => `${before}\nSee \`shell/src/gone.ts\`.\n`,
    /shell\/src\/gone\.ts, which is not there/,
  ],
  [
    'types of mf-admin',
    'a wrong type',
    'mf-admin/src/planted.ts',
    write("export const planted: number = 'one';"),
    /TS2322/,
  ],
  [
    'types of mf-admin',
    'an index that may miss',
    'mf-admin/src/planted.ts',
    write('export const planted = (list: string[]): string => list[0];'),
    /TS2322/,
  ],
];

/** Lint is slow on the whole house: all its offences are planted at once, and each has to be named. */
const lintOffences = [
  ['an any', 'mf-admin/src/planted-a.ts', 'export const planted = (input: any) => input;', /no-explicit-any/],
  [
    'a promise that nobody waits for',
    'server/src/planted-b.ts',
    'export const planted = () => { Promise.resolve(1); };',
    /no-floating-promises/,
  ],
  [
    'HTML from a text',
    'mf-admin/src/planted-c.tsx',
    "export const Planted = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
    /A text is always text/,
  ],
  [
    'an inline style',
    'mf-admin/src/planted-d.tsx',
    "export const Planted = () => <p style={{ color: 'red' }} />;",
    /No inline style/,
  ],
  [
    'a hook in a condition',
    'mf-admin/src/planted-e.tsx',
    "import { useState } from 'react';\nexport const Planted = ({ on }: { on: boolean }) => (on ? useState(0)[0] : null);",
    /rules-of-hooks/,
  ],
  [
    'a picture without words',
    'mf-admin/src/planted-f.tsx',
    "export const Planted = () => <img src='/x.png' />;",
    /alt-text/,
  ],
  [
    'a skipped test',
    'mf-admin/src/planted.test.ts',
    "it.skip('does nothing', () => undefined);",
    /A test runs, or it is not there/,
  ],
  [
    'a query outside of a store',
    'server/src/planted-g.ts',
    "import type { Db } from './database/database.ts';\nexport const planted = (db: Db) => db.selectFrom('users').selectAll().execute();",
    /Queries live in/,
  ],
  [
    'a schema in the browser that is no form',
    'mf-admin/src/planted-h.ts',
    "import { BlogPage } from '@cyberharbour/shared-api/contract';\nexport const planted = BlogPage;",
    /only types and form schemas/,
  ],
  [
    'a default export',
    'mf-admin/src/planted-i.ts',
    'const planted = 1;\nexport default planted;',
    /Named exports only/,
  ],
  ['an enum', 'mf-admin/src/planted-j.ts', 'export enum Planted { A }', /union of strings/],
];

describe('a law bites', () => {
  for (const [name, what, file, change, expected] of offences)
    it(`${name}: ${what}`, () => offend(name, file, change, expected));

  it(`${lint}: each of ${lintOffences.length} offences is named`, async () => {
    for (const [, file, text] of lintOffences) writeFileSync(join(copy, file), `${text}\n`);
    const { ok, said } = await law(lint)();
    for (const [, file] of lintOffences) rmSync(join(copy, file));
    assert.equal(ok, false);
    for (const [what, file, , expected] of lintOffences) {
      const about = said.slice(said.indexOf(join(copy, file)));
      assert.ok(said.includes(join(copy, file)), `${what} in ${file} passed`);
      assert.match(about.slice(0, about.indexOf('\n\n') + 1 || undefined), expected, what);
    }
  });
});
