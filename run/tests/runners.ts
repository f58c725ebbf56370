import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from '../checks/check.ts';
import { runChecks } from '../checks/checks.ts';
import { inPool, runCommand } from '../processes/command.ts';
import { root } from '../root.ts';

/** What a suite ran, with the output that helps to mend it. */
export interface SuiteResult {
  passed: number;
  failed: number;
  output: string;
}

const bin = join(root, 'node_modules', '.bin');

/**
 * The output without the hundreds of lines of what passed, and with its failures first: a reader may be shown only the
 * beginning. Node's runner repeats them at the end, and Playwright's numbers them there.
 */
function failuresIn(output: string): string {
  const repeated = output.indexOf('✖ failing tests:');
  const numbered = output.search(/^ {2}1\) /m);
  const failuresFirst =
    numbered === -1 ? output.slice(Math.max(repeated, 0)) : output.slice(numbered) + output.slice(0, numbered);
  return failuresFirst.replace(/^\s*(✓|✔|PASS ).*\n/gm, '');
}

/** A run that failed without counting a failure (it could not even begin) counts as one. */
const countRun = (passed: number, failed: number, code: number, output: string): SuiteResult =>
  code === 0 && failed === 0
    ? { passed, failed, output }
    : { passed, failed: Math.max(failed, 1), output: failuresIn(output) };

/** What Node has compiled, types taken away: each test file is a process of its own and imports the same modules. */
const compileCache = join(root, 'node_modules/.cache/node');

const findFiles = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })).sort();

/** Runs Node with its own test runner, which prints its counts in its last lines. */
async function runWithNode(words: readonly string[], env: NodeJS.ProcessEnv, timeout?: number): Promise<SuiteResult> {
  const { code, output } = await runCommand(process.execPath, ['--test-reporter=spec', ...words], {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    ...(timeout && { timeout }),
  });
  const count = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return countRun(count('pass'), count('fail') + count('cancelled'), code, output);
}

/**
 * A process for each file, two at once: many wait.
 * @param timeout of all of them, in milliseconds
 */
export const runNodeTests = (
  patterns: readonly string[],
  env: NodeJS.ProcessEnv = {},
  timeout?: number,
): Promise<SuiteResult> => runWithNode(['--test', '--test-concurrency=2', ...findFiles(patterns)], env, timeout);

/** Enough that two processes end at nearly the same time. */
const groups = 8;

/** Few processes with many files each, two at once: what all of them import is loaded by each process once. */
export async function runNodeTestsInGroups(
  patterns: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> {
  const files = findFiles(patterns);
  const results = await inPool(
    Array.from({ length: groups }, (_, group) => files.filter((_file, index) => index % groups === group)),
    (own) => runWithNode([join(root, 'run/tests/test-group.ts'), ...own], env),
  );
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results.map(({ failed, output }) => (failed > 0 ? output : '')).join(''),
  };
}

/** The counts in the reports of Jest and of Playwright; empty where none was written. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Runs a runner that writes a JSON report, and takes the report away. */
async function runWithReport(
  run: (file: string) => Promise<{ code: number; output: string }>,
  counts: (report: Report) => { passed: number; failed: number },
): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-test-'));
  const file = join(folder, 'report.json');
  const { code, output } = await run(file);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
  rmSync(folder, { recursive: true, force: true });
  const { passed, failed } = counts(report);
  return countRun(passed, failed, code, output);
}

export const runJestTests = (name: string): Promise<SuiteResult> =>
  runWithReport(
    (file) => runCommand(join(bin, 'jest'), ['--json', `--outputFile=${file}`], { cwd: join(root, name) }),
    (report) => ({ passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }),
  );

/**
 * @param words pieces of file names and options of Playwright; without any, all files run
 * @param timeout of all of them, in milliseconds
 */
export const runBrowserTests = (env: NodeJS.ProcessEnv, words: string[] = [], timeout?: number): Promise<SuiteResult> =>
  runWithReport(
    (file) =>
      runCommand(join(bin, 'playwright'), ['test', ...words], {
        cwd: join(root, 'e2e'),
        env: { NODE_COMPILE_CACHE: compileCache, ...env, REPORT: file },
        ...(timeout && { timeout }),
      }),
    (report) => ({
      passed: (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0),
      failed: report.stats?.unexpected ?? 0,
    }),
  );

export async function runCheckSuite(chosen: readonly Check[]): Promise<SuiteResult> {
  const results = await runChecks(chosen, () => undefined);
  const failed = results.filter(({ ok }) => !ok);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    output: failed.map(({ name, output }) => `Failed: ${name}\n${output}`).join('\n\n'),
  };
}

/** What `reportSuite` runs, with the name that it prints. */
export type Suite = readonly [name: string, run: () => Promise<SuiteResult>];

/** Runs a suite and prints its result as one line, with its output below when it failed. */
export async function reportSuite([name, run]: Suite): Promise<SuiteResult> {
  const began = performance.now();
  const result = await run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = Math.round((performance.now() - began) / 1000);
  const failed = result.failed > 0 ? `, ${result.failed} failed` : '';
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name}: ${result.passed} passed${failed} (${seconds} s)`);
  if (failed) console.log(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * How Playwright, Node's runner, Jest and the checks begin what they print of a failure, then what went wrong: the
 * first line of an error, and what was looked for on a screen.
 */
const failure =
  /^ *(?:\d+\) |✖ (?!failing tests:)|● |Failed: |(?=\w*Error\b.*: |Locator: |Test timeout ))(.+?)[ ─]*$/gm;

/** Enough to see what they have in common. */
const mostNamed = 30;

/**
 * Names what failed, a line each, where only the end of a long output is read; then prints the sum of all suites as the
 * last line, and ends the process with the exit code that it deserves.
 */
export function endWithSum(results: readonly SuiteResult[]): never {
  const titles = results.filter(({ failed }) => failed > 0).flatMap(({ output }) => [...output.matchAll(failure)]);
  const named = new Set(titles.map(([, title]) => `failed: ${title ?? ''}`));
  if (named.size > 0) console.log(`\n${[...named].slice(0, mostNamed).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}
