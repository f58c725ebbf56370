import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';

/**
 * Files that are compiled into each remote that imports them: a page can hold several copies, so none may hold state.
 */
function listCompiledIn(root: string): string[] {
  const index = readFileSync(join(root, 'shared-ui/src/index.ts'), 'utf8');
  const core = new Set([...index.matchAll(/'\.\/([\w-]+)'/g)].map(([, folder]) => folder));
  return globSync(['shared-api/src/endpoints/**/*.{ts,tsx}', 'shared-ui/src/*/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('shared-ui/') || !core.has(file.split('/')[2]));
}

const stateMakers = /^(Map|Set|WeakMap|WeakSet|QueryClient|BroadcastChannel|createContext|createStore)$/;

/** Whether an initial value can change later: a collection that is not typed as read-only, a context, a store. */
function makesState({ initializer, type }: ts.VariableDeclaration): boolean {
  if (!initializer || !(ts.isNewExpression(initializer) || ts.isCallExpression(initializer))) return false;
  if (type?.getText().startsWith('Readonly')) return false;
  return ts.isIdentifier(initializer.expression) && stateMakers.test(initializer.expression.text);
}

function findState(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations
        .filter((declaration) => !(declarationList.flags & ts.NodeFlags.Const) || makesState(declaration))
        .map((declaration) => `${file}: ${declaration.name.getText()} is state, and each remote would have its own`),
    );
}

/** Nothing stateful outside the cores of shared-api and shared-ui, which the host provides once. */
export function checkStateless(root: string): CheckResult {
  const faults = listCompiledIn(root).flatMap((file) => findState(root, file));
  return { ok: faults.length === 0, output: faults.join('\n') };
}
