import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CheckResult } from './check.ts';
import { listPackages } from './packages.ts';

const listSources = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !/node_modules|[\\/]dist/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));

const valueNames = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s+.*/, ''));

const importedNames = (text: string, keyword: string, from: string) =>
  [...text.matchAll(new RegExp(`${keyword}\\s*\\{([^}]*)\\}\\s*from\\s*'${from}'`, 'g'))].flatMap(([, list = '']) =>
    valueNames(list),
  );

/** A screen with a React of its own brings its own router too, and never meets the facade. */
const ownRouter = join('platform', 'src', 'apart');

/** The facade keeps 27 kB of the router out of every page; it must export all that is imported, and no more. */
export function checkFacade(root: string): CheckResult {
  const facade = readFileSync(join(root, 'shell/src/router-facade.ts'), 'utf8');
  const exported = new Set([
    ...importedNames(facade, 'export', 'react-router'),
    ...importedNames(facade, 'export', 'react-router/dom'),
  ]);
  const used = new Map(
    listPackages(root)
      .flatMap(({ name }) => listSources(join(root, name)))
      .filter((file) => !file.includes('/testing/') && !file.includes(ownRouter))
      .flatMap((file) =>
        importedNames(readFileSync(file, 'utf8'), '(?<!type)\\bimport', 'react-router-dom').map(
          (name) => [name, file] as const,
        ),
      ),
  );
  const faults = [
    ...[...used]
      .filter(([name]) => !exported.has(name))
      .map(([name, file]) => `${name} is imported in ${relative(root, file)}, but the facade does not export it`),
    ...[...exported].filter((name) => !used.has(name)).map((name) => `${name} is in the facade, but nobody imports it`),
  ];
  return { ok: faults.length === 0, output: faults.join('\n') };
}
