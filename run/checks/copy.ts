import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from './packages.ts';

const rootFiles = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.base.json',
  'lerna.json',
  'eslint.config.mjs',
  '.dependency-cruiser.mjs',
  'prettier.config.mjs',
  '.prettierignore',
  '.editorconfig',
  '.stylelintrc.json',
  'knip.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'docs',
  '.github',
  'deploy',
];
const uncopied = /[\\/](node_modules|dist|dist-node|coverage|test-results)$/;

/** Copies the sources of some packages, with the root's files, to another folder. */
export function copySources(root: string, to: string, names = listPackages(root).map(({ name }) => name)): void {
  for (const name of rootFiles)
    if (existsSync(join(root, name))) cpSync(join(root, name), join(to, name), { recursive: true });
  for (const name of [...names, 'run'])
    cpSync(join(root, name), join(to, name), { recursive: true, filter: (source) => !uncopied.test(source) });
}

/**
 * Gives a copy of all workspaces what is installed at `root`: dependencies by links, workspaces by links to their
 * copies.
 */
export function linkPackages(root: string, to: string): void {
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, '@cyberharbour'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@cyberharbour' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const { name } of listPackages(to)) {
    symlinkSync(join(to, name), join(modules, '@cyberharbour', name));
    const own = join(root, name, 'node_modules');
    if (!existsSync(own)) continue;
    mkdirSync(join(to, name, 'node_modules'), { recursive: true });
    for (const dependency of readdirSync(own))
      if (!dependency.startsWith('.')) symlinkSync(join(own, dependency), join(to, name, 'node_modules', dependency));
  }
}
