import { resolve } from 'node:path';
import { defineCommand, wordAt } from '../command-line/command.ts';
import { folderWord } from '../command-line/options.ts';
import { ReleaseRefused } from '../store/errors.ts';

export const codemod = defineCommand({
  verb: 'codemod',
  words: [folderWord],
  options: {
    only: {
      type: 'string',
      value: 'NAME',
      does: 'one codemod, else all of them; each changes nothing the second time',
    },
    write: { type: 'boolean', does: 'change the files, else only say which would change' },
  },
  does: 'bring the sources of a remote to the installed version of the packages',
  async run(invocation) {
    const { options } = invocation;
    // The compiler is loaded here only.
    const { codemods, runCodemods } = await import('@cyberharbour/platform/codemods');
    const { only, write = false } = options;
    if (only !== undefined && !codemods.some(({ name }) => name === only))
      throw new ReleaseRefused(
        `There is no codemod ${only}. There are: ${codemods.map(({ name }) => name).join(', ')}.`,
      );
    const changed = await runCodemods(resolve(wordAt(invocation, 0)), { write, only });
    const lines = changed.flatMap(({ file, by, byHand }) => [
      ...(by.length > 0 ? [`${write ? 'Changed' : 'Would change'} ${file}: ${by.join(', ')}`] : []),
      ...byHand.map((sentence) => `By hand, ${sentence}`),
    ]);
    const left = changed.some(({ byHand }) => byHand.length > 0);
    return { value: changed, sentence: lines.join('\n') || 'There is nothing to change.', negative: left };
  },
});
