import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inPool, runCommand } from '../processes/command.ts';
import { published } from '../product/publishable.ts';
import type { Check, CheckResult } from './check.ts';
import { checkClaims } from './claims.ts';
import { checkClasses } from './classes.ts';
import { checkDecisions } from './decisions.ts';
import { checkDocs } from './docs.ts';
import { checkForm } from './form.ts';
import { checkLockfile } from './lockfile.ts';
import { checkMails } from './mails.ts';
import { checkMaterials } from './materials.ts';
import { checkPromises } from './promises.ts';
import { checkPublishable } from './publishable.ts';
import { checkFacade } from './router-facade.ts';
import { foundations, listPackages } from './packages.ts';
import { runTool } from './run-tool.ts';
import { checkStateless } from './stateless.ts';
import { checkSurfaces } from './surface.ts';
import { checkTypedLint } from './typed-lint.ts';
import { checkWords } from './words.ts';

const nativeCompiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/** By the native compiler, beside the one whose interface linters and bundlers need (docs/decisions). */
async function checkTypes(root: string, folder: string): Promise<CheckResult> {
  const { code, output } = await runCommand(process.execPath, [nativeCompiler, '-p', folder], { cwd: root });
  return { ok: code === 0, output: output.trim() };
}

const lintedPlaces = (root: string): string[] => ['*.mjs', ...listPackages(root).map(({ name }) => name), 'run'];

/** Every rule, with types by ESLint itself: nine times as slow. The types of all places take more than 4 GB. */
export const fullLint = (root: string): Check[] =>
  lintedPlaces(root).map((place) => ({
    name: `lint of ${place}, types included`,
    run: () => runTool(root, 'eslint', '--no-error-on-unmatched-pattern', place),
  }));

const programs = (root: string): string[] =>
  [...listPackages(root).map(({ name }) => name), 'shell/server', 'run'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );

/** They build each package as others would install it. */
export const publishingChecks = (root: string): Check[] =>
  [...new Set([...foundations, ...published])].map((name) => ({
    name: `what ${name} would publish is in order`,
    run: () => checkPublishable(root, name),
  }));

/** Everything that `npm run check` asserts about the tree at `root`. */
export const checks = (root: string): Check[] => [...everydayChecks(root), ...publishingChecks(root)];

/** What `npm test` asserts of it. */
export function everydayChecks(root: string): Check[] {
  const folders = listPackages(root).map(({ name }) => name);
  return [
    {
      name: 'packages import only what their package.json names',
      run: () =>
        runTool(root, 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders, 'run'),
    },
    {
      name: 'packages are declared where they are used, nothing is dead',
      run: () => runTool(root, 'knip', '--no-progress'),
    },
    { name: 'one version of each package', run: () => runTool(root, 'sherif', '--no-install') },
    {
      name: 'colours, sizes and durations are tokens',
      run: (only = ['**/*.css']) => runTool(root, 'stylelint', ...only),
    },
    { name: 'each class of a screen is styled in one place', run: () => checkClasses(root) },
    { name: 'every path of the product has exactly one owner', run: () => checkClaims(root) },
    { name: 'what the documentation names is there', run: () => checkDocs(root) },
    { name: 'mails of the catalogue are those that the product sends', run: () => checkMails(root) },
    { name: 'what public pages promise is kept by a test', run: () => checkPromises(root) },
    { name: 'documentation of decisions follows the template', run: () => checkDecisions(root) },
    { name: 'what other teams build on breaks for nobody unannounced', run: () => checkSurfaces(root) },
    { name: 'what remotes compile in holds no state', run: () => checkStateless(root) },
    { name: 'the router facade is what is imported of the router', run: () => checkFacade(root) },
    ...programs(root).map((folder) => ({ name: `types of ${folder}`, run: () => checkTypes(root, folder) })),
    {
      name: 'everything is formatted',
      run: (only = ['.']) => runTool(root, 'prettier', '--check', '--log-level', 'warn', ...only),
    },
    { name: 'files and lines are short', run: () => checkForm(root) },
    { name: 'every package of the lockfile has its hash', run: () => checkLockfile(root) },
    {
      name: 'every package has an allowed licence, and stands in the bill of materials',
      run: () => checkMaterials(root),
    },
    { name: 'words of the trade, and functions are verbs', run: () => checkWords(root) },
    {
      name: 'lint',
      run: (only = lintedPlaces(root)) =>
        runTool(
          root,
          'eslint',
          '--config',
          'run/checks/untyped-lint.config.mjs',
          '--no-error-on-unmatched-pattern',
          ...only,
        ),
    },
    {
      name: 'lint that needs types',
      run: (only = [...folders, 'run']) => checkTypedLint(root, only),
    },
  ];
}

/** A check that throws has failed. */
async function attempt(run: Check['run']): Promise<CheckResult> {
  try {
    return await run();
  } catch (error) {
    return { ok: false, output: String(error) };
  }
}

/** Runs checks a few at a time, in their order, and reports each result as it comes. */
export const runChecks = (
  chosen: readonly Check[],
  report: (result: CheckResult & { name: string }) => void,
): Promise<(CheckResult & { name: string })[]> =>
  inPool(chosen, async ({ name, run }) => {
    const result = { name, ...(await attempt(run)) };
    report(result);
    return result;
  });
