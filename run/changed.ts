import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes } from './checks/packages.ts';
import { listCompiledIn, listOwnEntries } from './compiled-in.ts';
import { root } from './root.ts';

/**
 * What a page is made of besides a package's own files. What the host provides to all remotes ships with the shell, and
 * with no remote; other entry points of the shared packages ship with each remote that imports them, and with no shell.
 */
const providedByHost = [
  'shared-ui/src',
  'shared-api/src/core',
  'shared-api/src/contract',
  'platform/src/host-contract',
  'platform/src/kit',
];
const tools = ['platform/src/webpack', 'platform/src/build', 'platform/src/packages'];

/** Files that a release of each package is made of. */
const inputsOf = (root: string): Record<string, string[]> => ({
  shell: [
    'shell',
    ...providedByHost,
    ...tools,
    ...listOwnEntries(root, listCompiledIn(root, 'shell')).map((folder) => `:(exclude)${folder}`),
  ],
  ...Object.fromEntries(listRemotes(root).map((name) => [name, [name, ...tools, ...listCompiledIn(root, name)]])),
  server: ['server', 'shared-api/src/contract'],
});

const unreleased = /\.(test|stories|fault|bench)\.[jt]sx?$|\.md$|\/testing\/|\/(package\.json|CHANGELOG\.md)$/;

/** A package with something to release. `tag` is undefined where it was never released. */
export interface ChangedPackage {
  name: string;
  tag: string | undefined;
  files: string[];
}

/**
 * Which packages have something to release since their own last tag (`@cyberharbour/<package>@1.2.0`), and what.
 * @param from where the last tag is looked for: `HEAD^` asks about the release that HEAD itself is
 * @returns the packages that have something; the others are left out
 */
export function listChanged(root: string, from = 'HEAD'): ChangedPackage[] {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
    return { ok: status === 0, output: stdout.trim() };
  };
  /** A new version number alone is no change; another dependency is. */
  const hasNewDependency = (name: string, tag: string) => {
    const file = `${name}/package.json`;
    const before = git('show', `${tag}:${file}`);
    if (!before.ok || !existsSync(join(root, file))) return true;
    const named = (text: string) =>
      JSON.stringify(
        Object.entries((JSON.parse(text) as { dependencies?: Record<string, string> }).dependencies ?? {}).filter(
          ([dependency]) => !dependency.startsWith('@cyberharbour/'),
        ),
      );
    return named(before.output) !== named(readFileSync(join(root, file), 'utf8'));
  };
  return Object.entries(inputsOf(root)).flatMap(([name, inputs]): ChangedPackage[] => {
    const { ok, output: tag } = git('describe', '--tags', '--abbrev=0', '--match', `@cyberharbour/${name}@*`, from);
    if (!ok) return [{ name, tag: undefined, files: [] }];
    const files = git('diff', '--name-only', tag, 'HEAD', '--', ...inputs)
      .output.split('\n')
      .filter((file) => file && !unreleased.test(file));
    if (hasNewDependency(name, tag)) files.push(`${name}/package.json`);
    return files.length > 0 ? [{ name, tag, files }] : [];
  });
}

/**
 * `node run/changed.ts [--json]`: what has something to release. `--tagged`: of what HEAD was tagged as, since lerna
 * gives a new version to whoever depends on something new, and a remote does not bring along what the host gives.
 */
if (import.meta.main) {
  const changed = listChanged(root, process.argv.includes('--tagged') ? 'HEAD^' : 'HEAD');
  if (process.argv.includes('--json')) console.log(JSON.stringify(changed.map(({ name }) => name)));
  else
    for (const { name, tag, files } of changed)
      console.log(`${name}: ${tag === undefined ? 'never released' : `${files.length} files since ${tag}`}`);
}
