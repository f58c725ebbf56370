import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';

const most = { columns: 120, lines: 250, p90: 110, median: 45 };

/** Files whose lines are as long as what they hold. Each with its reason. */
const data: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^shared-api\/src\/testing\/catalogue\/recorded\//, 'documents of the API, recorded as it serves them'],
  [/^shared-ui\/src\/base\/fonts\.css$/, 'ranges of characters, as the makers of the fonts list them'],
];

export interface Measures {
  files: number;
  median: number;
  p90: number;
  longest: { file: string; lines: number };
  /** Files with more lines than allowed, and lines with more columns. */
  overLines: string[];
  overColumns: string[];
}

const isData = (file: string) => data.some(([path]) => path.test(file));
const isTest = (file: string) => /\.(test|fault|bench|heavy|skew|stories)\.tsx?$|(^|\/)testing\/|^e2e\//.test(file);

/**
 * Columns of a line without its texts. A string, a template or a pattern is data: broken in pieces, nobody could search
 * for it.
 */
function columnsWithoutTexts(source: ts.SourceFile, index: number): number {
  const start = source.getPositionOfLineAndCharacter(index, 0);
  const line = source.text.split('\n')[index] ?? '';
  const end = start + line.length;
  let texts = 0;
  const visit = (node: ts.Node): void => {
    const [from, to] = [Math.max(node.getStart(source), start), Math.min(node.getEnd(), end)];
    if (from >= to) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node)
    )
      texts += to - from;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return line.length - texts;
}

/** @returns numbers of the lines that are too long, from 1 */
function longLines(file: string, lines: string[]): number[] {
  const long = lines.flatMap((line, index) => (line.length > most.columns ? [index] : []));
  if (long.length === 0 || file.endsWith('.css')) return long.map((index) => index + 1);
  const source = ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.Latest, true);
  // What is left beside a long text has to be little: a name, a call.
  return long.filter((index) => columnsWithoutTexts(source, index) > most.columns / 2).map((index) => index + 1);
}

/** The sources that are measured: scripts and styles that Git knows, or would add. */
function listSources(root: string): string[] {
  const listed = existsSync(join(root, '.git'))
    ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    : execFileSync('find', ['.', '-name', 'node_modules', '-prune', '-o', '-type', 'f', '-print'], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      }).replaceAll('./', '');
  return listed
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|js|css)$/.test(file) && !/(^|\/)dist(-node)?\//.test(file) && !isData(file))
    .filter((file) => existsSync(join(root, file)));
}

/** Median and 90th percentile are of the product's own sources, without tests; both limits hold for tests too. */
export function measure(root: string): Measures {
  const all = listSources(root).map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
  const counts = all
    .filter(({ file }) => !isTest(file))
    .map(({ lines }) => lines.length - 1)
    .toSorted((one, other) => one - other);
  const at = (share: number) => counts[Math.min(counts.length - 1, Math.ceil(counts.length * share) - 1)] ?? 0;
  const longest = all.toSorted((one, other) => other.lines.length - one.lines.length)[0];
  return {
    files: counts.length,
    median: at(0.5),
    p90: at(0.9),
    longest: { file: longest?.file ?? '', lines: (longest?.lines.length ?? 1) - 1 },
    overLines: all
      .filter(({ lines }) => lines.length - 1 > most.lines)
      .map(({ file, lines }) => `${file}: ${lines.length - 1} lines, ${most.lines} allowed`),
    overColumns: all.flatMap(({ file, lines }) =>
      longLines(file, lines).map((line) => `${file}:${line}: more than ${most.columns} columns`),
    ),
  };
}

/** No file over 250 lines, no line over 120 columns, and most files short. */
export function checkForm(root: string): CheckResult {
  const { median, p90, overLines, overColumns } = measure(root);
  const faults = [
    ...overLines,
    ...overColumns,
    ...(median > most.median ? [`The median is ${median} lines, ${most.median} allowed`] : []),
    ...(p90 > most.p90 ? [`The 90th percentile is ${p90} lines, ${most.p90} allowed`] : []),
  ];
  return { ok: faults.length === 0, output: faults.join('\n') };
}
