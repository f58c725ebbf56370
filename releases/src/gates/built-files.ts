import { growingPackages } from '@cyberharbour/platform/packages';
import { parse } from 'acorn';
import type { AnyNode, Program } from 'acorn';
import { full } from 'acorn-walk';
import type { Release } from '../store/release.ts';
import { readNames, readShared } from './built-names.ts';
import { propertyOf, textOf } from './script-nodes.ts';

/** A route as it is built: its path, and the scripts that its `lazy` imports by address. */
interface BuiltRoute {
  path: string;
  scripts: string[];
}

function readImports(node: AnyNode): string[] {
  const found: string[] = [];
  full(node, (one) => {
    const source = one.type === 'ImportExpression' ? textOf(one.source) : undefined;
    if (source !== undefined) found.push(source.replace(/^\.\//, ''));
  });
  return found;
}

/** Objects with a path and a `lazy`, as webpack leaves those of `src/routes.tsx`. */
function readRoutes(script: Program): BuiltRoute[] {
  const found: BuiltRoute[] = [];
  full(script, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const path = textOf(propertyOf(node, 'path')?.value);
    const lazy = propertyOf(node, 'lazy');
    if (path !== undefined && lazy) found.push({ path, scripts: readImports(lazy.value) });
  });
  return found;
}

/** Every React has them, and nothing but a React names them. */
const innards = /__(?:SECRET|CLIENT)_INTERNALS_DO_NOT_USE_OR_/;

function read(text: string): Program | undefined {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module', ranges: true });
  } catch {
    return undefined;
  }
}

/** A pattern with each optional segment left out and put in. */
function listShapes(path: string): string[] {
  const [before, segment] = /^(.*?)\/([^/]+)\?(?=\/|$)/.exec(path)?.slice(1) ?? [];
  if (before === undefined || segment === undefined) return [path];
  const after = path.slice(before.length + segment.length + 2);
  return [`${before}${after}` || '/', `${before}/${segment}${after}`].flatMap(listShapes);
}

function pathReasons(called: string, claims: Release['claims'], routes: readonly BuiltRoute[]): string[] {
  const built = new Set(routes.flatMap(({ path }) => listShapes(path)));
  const claimed = new Set(claims.map(({ path }) => path));
  return [
    ...[...claimed]
      .filter((path) => !built.has(path))
      .map((path) => `${called} claims ${path}, and its files have no route for it.`),
    ...[...built]
      .filter((path) => !claimed.has(path))
      .map((path) => `${called} has a route for ${path} in its files, and does not claim it.`),
  ];
}

function chunkReasons(
  called: string,
  { claims, chunks }: Pick<Release, 'claims' | 'chunks'>,
  routes: readonly BuiltRoute[],
): string[] {
  return claims.flatMap(({ path, chunk }) => {
    const route = routes.find((one) => listShapes(one.path).includes(path));
    if (chunk === undefined || !route) return [];
    const missing = route.scripts.filter((file) => !chunks[chunk]?.includes(file));
    return missing.map((file) => `${called} loads ${file} for ${path}, and its chunk ${chunk} does not say so.`);
  });
}

/**
 * What a remote says of itself is compared with its built files: the paths of its routes, the scripts of each chunk,
 * and the names that it takes of the packages that grow with the product.
 */
export async function builtReasons(
  { name, version, kind, claims, chunks, preload, entry, names = {}, brings, files }: Release,
  readFile: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  if (kind === 'shell') return [];
  const called = `${name} ${version}`;
  const scripts = new Map<string, Program>();
  for (const file of Object.keys(files).filter((one) => one.endsWith('.js'))) {
    // A file that is missing is another gate's to name.
    const bytes = await readFile(file).catch(() => undefined);
    const text = bytes && Buffer.from(bytes).toString();
    const script = text === undefined ? undefined : read(text);
    if (text !== undefined && innards.test(text) && !brings?.react?.files.includes(file))
      return [`${called}: ${file} holds a React, which the release does not say it brings.`];
    if (bytes && !script) return [`${called}: ${file} is no script that can be read.`];
    if (script) scripts.set(file, script);
  }
  const exposed = preload.scripts.length > 0 ? preload.scripts : [...scripts.keys()];
  const routes = exposed.flatMap((file) => (scripts.has(file) ? readRoutes(scripts.get(file) as Program) : []));
  const container = scripts.get(entry);
  const shared = container ? readShared(container) : new Map<string, string>();
  const taken = [...scripts.values()].flatMap((script) => readNames(script, shared));
  const unsaid = taken
    .filter(({ from, name: one }) => growingPackages.includes(from) && !names[from]?.includes(one))
    .map(
      ({ from, name: one }) =>
        `${called} takes ${one === '*' ? 'more than names' : one} of ${from}, and does not say so.`,
    );
  return [
    ...pathReasons(called, claims, routes),
    ...chunkReasons(called, { claims, chunks }, routes),
    ...new Set(unsaid),
  ];
}
