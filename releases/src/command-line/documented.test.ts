import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../testing/installed-program.ts';
import { WrongUse } from './command.ts';
import { parse } from './parse.ts';

/** The words of a line as a shell would split it, with a word for what is filled in; two blanks end it. */
const wordsOf = (line: string) =>
  [...(line.split(/ {2,}/)[0] ?? '').replaceAll(/\$\{\{.*?\}\}|"\$\(.*\)"/g, 'value').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  );

const pages = globSync(['*.md', 'docs/*.md', '*/README.md', '.github/workflows/*.yml', 'deploy/*.sh'], { cwd: root });
const lines = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/npx cyberharbour-mf ([^`\n]*)/g)].map(
    ([, line = '']) => [page, line] as const,
  ),
);

it('every command that a page or a pipeline names is one, with options that it has', () => {
  assert.ok(lines.length > 60, `${lines.length} commands`);
  const wrong = lines.flatMap(([page, line]) => {
    try {
      parse(wordsOf(line));
      return [];
    } catch (error) {
      if (!(error instanceof WrongUse)) throw error;
      // A sentence may name a verb without what it takes.
      return / is missing[.:]/.test(error.message) ? [] : [`${page}: ${line}: ${error.message}`];
    }
  });
  assert.deepEqual(wrong, []);
});
