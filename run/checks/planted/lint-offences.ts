/** Lint is slow on the whole repository: all its offences are planted at once, and each has to be named. */
export const lintOffences: (readonly [what: string, file: string, text: string, expected: RegExp])[] = [
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
