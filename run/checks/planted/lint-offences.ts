import { type Offence, write } from './offence.ts';

export const lintOffences: Offence[] = [
  [
    'lint',
    'an any',
    'mf-admin/src/planted-a.ts',
    write('export const planted = (input: any) => input;'),
    /no-explicit-any/,
  ],
  [
    'lint that needs types',
    'a promise that nobody waits for',
    'server/src/planted-b.ts',
    write('export const planted = () => { Promise.resolve(1); };'),
    /no-floating-promises/,
  ],
  [
    'lint',
    'HTML from a text',
    'mf-admin/src/planted-c.tsx',
    write("export const Planted = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;"),
    /A text is always text/,
  ],
  [
    'lint',
    'an inline style',
    'mf-admin/src/planted-d.tsx',
    write("export const Planted = () => <p style={{ color: 'red' }} />;"),
    /No inline style/,
  ],
  [
    'lint',
    'a hook in a condition',
    'mf-admin/src/planted-e.tsx',
    write(
      "import { useState } from 'react';\nexport const Planted = ({ on }: { on: boolean }) => (on ? useState(0)[0] : null);",
    ),
    /rules-of-hooks/,
  ],
  [
    'lint',
    'a picture without words',
    'mf-admin/src/planted-f.tsx',
    write("export const Planted = () => <img src='/x.png' />;"),
    /alt-text/,
  ],
  [
    'lint',
    'a skipped test',
    'mf-admin/src/planted-k.test.ts',
    write("it.skip('does nothing', () => undefined);"),
    /A test runs, or it is not there/,
  ],
  [
    'lint',
    'a day that comes, in a test',
    'mf-admin/src/planted-l.test.ts',
    write("it('ends', () => expect(new Date('2031-05-06')).toBeTruthy());"),
    /After this day the test would say something else/,
  ],
  [
    'lint',
    'a query outside of a store',
    'server/src/planted-g.ts',
    write(
      "import type { Db } from './database/database.ts';\nexport const planted = (db: Db) => db.selectFrom('users').selectAll().execute();",
    ),
    /Queries live in/,
  ],
  [
    'lint',
    'a schema in the browser that is no form',
    'mf-admin/src/planted-h.ts',
    write("import { BlogPage } from '@cyberharbour/shared-api/contract';\nexport const planted = BlogPage;"),
    /only types and form schemas/,
  ],
  [
    'lint',
    'a default export',
    'mf-admin/src/planted-i.ts',
    write('const planted = 1;\nexport default planted;'),
    /Named exports only/,
  ],
  [
    'lint that needs types',
    'a text in the place of an object',
    'mf-public/src/planted-l.ts',
    write('export const planted = (given: object) => `${given}`;'),
    /restrict-template-expressions/,
  ],
  ['lint', 'an enum', 'mf-admin/src/planted-j.ts', write('export enum Planted { A }'), /union of strings/],
];
