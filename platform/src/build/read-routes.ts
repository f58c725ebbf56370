import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import * as z from 'zod';

/** Stands for everything that another package exports: it can be called, read and spread, and is never data. */
const foreign: unknown = new Proxy(function foreign() {}, {
  get: (_, name) => {
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return name === Symbol.toPrimitive ? () => '' : foreign;
  },
  apply: () => foreign,
  construct: () => foreign as object,
});

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Evaluates a module of a remote and the modules of its own folder that it imports; screens are lazy, so none is
 * loaded.
 */
function evaluate(file: string, loaded = new Map<string, object>()): object {
  const known = loaded.get(file);
  if (known) return known;
  const module = { exports: {} };
  loaded.set(file, module.exports);
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  const load = (name: string): unknown => {
    if (!name.startsWith('.')) return foreign;
    const found = endings
      .map((ending) => resolve(dirname(file), `${name}${ending}`))
      .find((one) => /\.tsx?$/.test(one) && existsSync(one));
    return found === undefined ? foreign : evaluate(found, loaded);
  };
  const run = compileFunction(outputText, ['module', 'exports', 'require'], { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, load);
  loaded.set(file, module.exports);
  return module.exports;
}

const Routes = z.object({ routes: z.array(z.object({ path: z.string().startsWith('/') })) });

/**
 * The paths of a remote's `src/routes.tsx`. Routes are data: the file is evaluated without the packages that it
 * imports.
 * @throws Error with one sentence when it exports no `routes`, or a path is not a text of its own
 */
export function routePaths(folder: string): string[] {
  const read = Routes.safeParse(evaluate(join(folder, 'src/routes.tsx')));
  if (!read.success)
    throw new Error(`${folder}/src/routes.tsx exports no routes whose paths are texts that begin with a slash.`);
  return read.data.routes.map(({ path }) => path);
}
