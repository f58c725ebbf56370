import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';

/** Words that were given up for the trade's own (docs/glossary.md), with their plurals. */
const givenUp = /^(house|room|law|door|deed|wish|wishe|shelf|shelve|quay|desk|kept|told|outcome)s?$/i;

/** Irregular participles, and adjectives and adverbs that were names of functions; regular participles end in `ed`. */
const notVerbs = new Set([
  'asked',
  'behind',
  'bound',
  'built',
  'chosen',
  'done',
  'drawn',
  'evenly',
  'found',
  'given',
  'gone',
  'heard',
  'held',
  'hidden',
  'kept',
  'known',
  'laid',
  'left',
  'lost',
  'made',
  'meant',
  'met',
  'paid',
  'said',
  'seen',
  'sent',
  'shown',
  'sold',
  'spent',
  'standing',
  'stood',
  'taken',
  'thought',
  'told',
  'twice',
  'understood',
  'won',
  'worn',
  'written',
]);
/** After a participle, these make a name of a function that says no verb: `savedIn`, `laidOver`. */
const prepositions = /^(At|Back|By|Elsewhere|For|From|In|Of|On|Over|Per|Since|To|With)$/;
const verbsInEd = new Set(['embed', 'exceed', 'feed', 'heed', 'need', 'proceed', 'seed', 'shed', 'speed', 'succeed']);

const sources = ['**/*.{ts,tsx,mjs,js,css}'];
const uncovered = /(^|\/)(node_modules|dist|dist-node|coverage|test-results|\.cache|\.data|\.release-store)(\/|$)/;

/** `isOpenMenu` has the words `is`, `Open`, `Menu`. */
const wordsOf = (text: string): string[] => text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

const badWords = (text: string): string[] => wordsOf(text).filter((word) => givenUp.test(word));

const isParticiple = (word: string) => notVerbs.has(word) || (/^[a-z]+[^e]ed$/.test(word) && !verbsInEd.has(word));

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** @returns the name of an exported function, where the node is one */
function exportedFunction(node: ts.Node): ts.Identifier | undefined {
  const isExported = (holder: ts.HasModifiers) =>
    ts.getModifiers(holder)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  if (ts.isFunctionDeclaration(node) && isExported(node)) return node.name;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !isFunction(node.initializer)) return undefined;
  const statement = node.parent.parent;
  return ts.isVariableStatement(statement) && isExported(statement) ? node.name : undefined;
}

/** Comments of a script: what its tokens, strings and JSX texts leave. */
function commentsOf(source: ts.SourceFile): ts.CommentRange[] {
  const text = source.text;
  const ranges = new Map<number, ts.CommentRange>();
  const collect = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.JsxText)
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ])
        if (!isInsideText(source, range.pos)) ranges.set(range.pos, range);
    for (const child of node.getChildren(source)) collect(child);
  };
  collect(source);
  return [...ranges.values()];
}

function isInsideText(source: ts.SourceFile, position: number): boolean {
  const find = (node: ts.Node): boolean =>
    position >= node.getStart(source) &&
    position < node.getEnd() &&
    (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
      ? ts.isJsxText(node) || ts.isStringLiteralLike(node)
      : (ts.forEachChild(node, find) ?? false));
  return find(source);
}

type Finding = readonly [line: number, what: string];

function findInScript(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const findings: Finding[] = commentsOf(source).flatMap(({ pos, end }) =>
    badWords(text.slice(pos, end)).map((word) => [lineOf(pos), `"${word}" in a comment`] as const),
  );
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      for (const word of badWords(node.text)) findings.push([lineOf(node.getStart()), `"${word}" in ${node.text}`]);
    const name = exportedFunction(node);
    const [first = '', second = 'Of'] = name ? wordsOf(name.text) : [];
    if (name && isParticiple(first) && prepositions.test(second))
      findings.push([lineOf(name.getStart()), `the function ${name.text} is no verb`]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

const findInStyle = (text: string): Finding[] =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    badWords(comment).map((word) => [text.slice(0, index).split('\n').length, `"${word}" in a comment`] as const),
  );

/**
 * Finds words that were given up in names of files, identifiers and comments, and exported functions that are named by
 * a participle. Strings and JSX texts, which people read, are left alone.
 * @param folder a folder of the tree; without it, the whole
 */
export function checkWords(root: string, folder = '.'): CheckResult {
  const files = globSync(sources, { cwd: join(root, folder), exclude: (path) => uncovered.test(path) })
    .map((file) => join(folder, file))
    .filter((file) => !uncovered.test(file))
    .sort();
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const inside = file.endsWith('.css') ? findInStyle(text) : findInScript(file, text);
    return [
      ...badWords(file).map((word) => `${file}: "${word}" in its name`),
      ...inside.map(([line, what]) => `${file}:${line}: ${what}`),
    ];
  });
  return { ok: faults.length === 0, output: [...new Set(faults)].join('\n') };
}
