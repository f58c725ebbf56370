import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Imports that the host provides; every other entry point of the shared packages is compiled into whoever imports it.
 */
const provided = new Set(['@cyberharbour/shared-ui', '@cyberharbour/shared-api', '@cyberharbour/shared-api/endpoint']);

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].map(([, path = '']) => path);

/** The file of an entry point such as `@cyberharbour/shared-api/blogs`, by the `exports` of its package. */
function fileOfEntry(root: string, entry: string): string | undefined {
  const [, folder = '', name = ''] = /^@cyberharbour\/(shared-\w+)\/(.+)$/.exec(entry) ?? [];
  if (!folder || provided.has(entry)) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const path = exports[`./${name}`] ?? exports['./*']?.replace('*', name);
  return path === undefined ? undefined : normalize(join(folder, path));
}

const fileOfPath = (root: string, from: string, path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => normalize(join(dirname(from), `${path}${ending}`)))
    .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));

/**
 * Files of the shared packages that are compiled into a package: those of the entry points that it imports, and what
 * they import in turn.
 */
export function listCompiledIn(root: string, name: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    for (const path of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const next = path.startsWith('.') ? fileOfPath(root, file, path) : fileOfEntry(root, path);
      if (next !== undefined) visit(next);
    }
  };
  for (const file of globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }))
    if (!/\.test\.tsx?$/.test(file))
      for (const path of importsOf(readFileSync(join(root, file), 'utf8'))) {
        const entry = fileOfEntry(root, path);
        if (entry !== undefined) visit(entry);
      }
  return [...seen].sort();
}

/**
 * Folders of the design system that are entry points of their own: a change there is no change of what the host
 * provides.
 * @param taken files that the host compiles in itself, whose folders are left out
 */
export function listOwnEntries(root: string, taken: readonly string[]): string[] {
  const index = join(root, 'shared-ui/src/index.ts');
  if (!existsSync(index)) return [];
  const core = new Set([...readFileSync(index, 'utf8').matchAll(/'\.\/([\w-]+)'/g)].map(([, folder]) => folder));
  return globSync('shared-ui/src/*/index.ts', { cwd: root })
    .map((file) => dirname(file))
    .filter((folder) => !core.has(folder.split('/').at(-1)) && !taken.some((file) => file.startsWith(`${folder}/`)));
}
