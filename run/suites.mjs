import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';
import { keep, laws } from './laws/laws.mjs';

const bin = join(root, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
  FORCE_COLOR: '0',
};

/** What one suite may take, in milliseconds. */
const patience = 12 * 60_000;

/** @returns exit code and everything that was said */
export function command(file, words, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, words, { cwd, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    // What hangs is ended, and says so: a pipeline that waits tells nobody anything.
    const timer = setTimeout(() => {
      said += `\nEnded after ${patience / 60_000} minutes without a result.`;
      // Asked first, so that it ends the browsers and servers that it began.
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
    }, patience);
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, said });
    });
  });
}

/** What is read first of a run that failed: not the hundreds of lines of what passed. Node's runner repeats its failures at the end. */
function failures(said) {
  const repeated = said.indexOf('✖ failing tests:');
  return said.slice(Math.max(repeated, 0)).replace(/^\s*(✓|✔|PASS ).*\n/gm, '');
}

/** A run that failed without counting a failure (it could not even begin) counts as one. */
const counted = (passed, failed, code, said) =>
  code === 0 && failed === 0 ? { passed, failed, said } : { passed, failed: Math.max(failed, 1), said: failures(said) };

/** Tests of Node's own runner; it names its counts in its last lines. */
export async function nodeTests(patterns, { env } = {}) {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }))
    .sort();
  const { code, said } = await command(process.execPath, ['--test', '--test-reporter=spec', ...files], { env });
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
  return counted(count('pass'), count('fail') + count('cancelled'), code, said);
}

const scratch = () => mkdtempSync(join(tmpdir(), 'cyberharbour-test-'));

/** Reads a report and takes its folder away. */
function report(folder) {
  const file = join(folder, 'report.json');
  const read = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return read;
}

export async function jestTests(room) {
  const folder = scratch();
  const { code, said } = await command(join(bin, 'jest'), ['--json', `--outputFile=${join(folder, 'report.json')}`], {
    cwd: join(root, room),
  });
  const { numPassedTests = 0, numFailedTests = 0 } = report(folder) ?? {};
  return counted(numPassedTests, numFailedTests, code, said);
}

/** @param files parts of file names; without any, all of them */
export async function browserTests(env, files = []) {
  const folder = scratch();
  const { code, said } = await command(join(bin, 'playwright'), ['test', ...files], {
    cwd: join(root, 'e2e'),
    env: { ...env, REPORT: join(folder, 'report.json') },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = report(folder)?.stats ?? {};
  return counted(expected + flaky, unexpected, code, said);
}

export async function lawTests() {
  const results = await keep(laws(root), () => {});
  const broken = results.filter(({ ok }) => !ok);
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    said: broken.map(({ name, said }) => `Broken: ${name}\n${said}`).join('\n\n'),
  };
}
