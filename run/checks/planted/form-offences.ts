import { add, type Offence, write } from './offence.ts';

const words = 'words of the trade, and functions are verbs';
const form = 'files and lines are short';

/** Written in pieces, so that the check of words does not find it here. */
const givenUpWord = ['ho', 'use'].join('');

export const formOffences: Offence[] = [
  [
    'everything is formatted',
    'a file that Prettier would write in another way',
    'mf-admin/src/planted-a.ts',
    write('export const planted = "one"'),
    /mf-admin\/src\/planted-a\.ts/,
  ],
  [
    'every package of the lockfile has its hash',
    'a package without its hash',
    'package-lock.json',
    (before) => before.replace(/("node_modules\/react": \{[^}]*?)\s*"integrity": "[^"]*",/, '$1'),
    /node_modules\/react has no integrity/,
  ],
  [
    words,
    'a word that was given up, in a name',
    'mf-admin/src/planted-b.ts',
    write(`export const open${givenUpWord.replace('h', 'H')} = 1;`),
    /mf-admin\/src\/planted-b\.ts:1: "House" in openHouse/,
  ],
  [
    words,
    'one in a comment',
    'mf-admin/src/planted-c.ts',
    write(`/** Of the whole ${givenUpWord}. */\nexport const planted = 1;`),
    /mf-admin\/src\/planted-c\.ts:1: "house" in a comment/,
  ],
  [
    words,
    'one in the name of a file',
    `mf-admin/src/${givenUpWord}.ts`,
    write('export const planted = 1;'),
    /mf-admin\/src\/house\.ts: "house" in its name/,
  ],
  [
    words,
    'a function named by a participle',
    'mf-admin/src/planted-d.ts',
    write('export const fetched = () => 1;'),
    /the function fetched is no verb/,
  ],
  [
    words,
    'a function named by an irregular one and a preposition',
    'mf-admin/src/planted-e.ts',
    write('export function foundIn() {}'),
    /the function foundIn is no verb/,
  ],
  [
    form,
    'a line that is too long',
    'mf-admin/src/planted-f.ts',
    write(`/** ${'long '.repeat(30)} */`),
    /mf-admin\/src\/planted-f\.ts:1: more than 120 columns/,
  ],
  [
    form,
    'a file that is too long',
    'mf-admin/src/admin.css',
    add('/**/\n'.repeat(300)),
    /mf-admin\/src\/admin\.css: \d+ lines, 250 allowed/,
  ],
];
