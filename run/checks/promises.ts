import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { noPromises, promises } from '../promises/promises.ts';
import type { CheckResult } from './check.ts';

const pages = 'mf-public/src';

/** Words by which a page promises: a sentence with one of them is in one of the two lists. */
const promising =
  /\b(?:never|nobody|nothing is|no account|we (?:\w+ ){0,2}(?:tell|send|keep|delete|sell|check|ask|count|store|share|see)|stays? (?:in|on|without)|kept in|at any time|deleted|reads every)\b/i;

/** The sentences of a page: what stands between tags, and texts of attributes. */
function readSentences(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node))
      found.push(
        ...node.text
          .replaceAll(/\s+/g, ' ')
          .trim()
          .split(/(?<=[.!?;:]) /),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((sentence) => sentence.includes(' '));
}

/** Every promise of a public page is in the list, stands on its page still, and names a test that is there. */
export function checkPromises(root: string): CheckResult {
  const files = globSync(`${pages}/**/*.tsx`, { cwd: root }).filter((file) => !file.includes('.test.'));
  const said = new Map(files.map((file) => [file.slice(pages.length + 1), readSentences(join(root, file))]));
  const listed = new Set(promises.map(({ on, said: sentence }) => `${on}: ${sentence}`));
  const unlisted = [...said].flatMap(([page, sentences]) =>
    sentences
      .filter((sentence) => promising.test(sentence) && !noPromises.includes(sentence))
      .filter((sentence) => !listed.has(`${page}: ${sentence}`))
      .map(
        (sentence) => `${pages}/${page} says "${sentence}", and run/promises/promises.ts does not say what keeps it`,
      ),
  );
  const gone = promises
    .filter(({ on, said: sentence }) => !said.get(on)?.includes(sentence))
    .map(({ on, said: sentence }) => `${pages}/${on} no longer says "${sentence}"`);
  const untested = promises.flatMap(({ said: sentence, shownBy }) => {
    if ('people' in shownBy) return [];
    const file = join(root, shownBy.in);
    const isThere = existsSync(file) && readFileSync(file, 'utf8').includes(`'${shownBy.test}'`);
    return isThere ? [] : [`"${sentence}" is kept by "${shownBy.test}" of ${shownBy.in}, which is not there`];
  });
  const wrong = [...unlisted, ...gone, ...untested];
  return { ok: wrong.length === 0, output: wrong.join('\n') };
}
