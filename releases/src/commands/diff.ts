import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord, versionWord } from '../command-line/options.ts';
import { diff as compare } from '../inspection/diff.ts';
import type { Difference } from '../inspection/diff.ts';

const list = (word: string, files: string[]) => (files.length > 0 ? [`${word}: ${files.join(', ')}`] : []);

const lines = ({ name, from, to, added, removed, changed, scripts, styles, needs, names }: Difference) => [
  `${name} ${from} -> ${to}`,
  ...list('added', added),
  ...list('removed', removed),
  ...list('changed', changed),
  `scripts: ${scripts[0]} -> ${scripts[1]} bytes (brotli)`,
  `styles: ${styles[0]} -> ${styles[1]} bytes (brotli)`,
  ...Object.entries(needs).map(([what, [before, after]]) => `${what}: ${before} -> ${after}`),
  ...list('names added', names.added),
  ...list('names removed', names.removed),
];

export const diff = defineCommand({
  verb: 'diff',
  words: [nameWord, { ...versionWord, optional: true }, { ...versionWord, optional: true }],
  options: {},
  does: 'what is different: files, bytes, needs and claims',
  async run(invocation) {
    const { store, words } = invocation;
    const difference = await compare(store, wordAt(invocation, 0), words[1], words[2]);
    return { value: difference, sentence: lines(difference).join('\n') };
  },
});
