import type { AnyNode, Program } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import { keyOf, propertyOf, textOf } from './script-nodes.ts';

/** The package of `() => load('default', '@cyberharbour/shared-api', …)`, as webpack's own container takes it. */
function readTaken(node: AnyNode): string | undefined {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'CallExpression') return undefined;
  const [scope, name] = node.body.arguments;
  return textOf(scope) === 'default' ? textOf(name) : undefined;
}

/** The package of `{ shareKey: '@cyberharbour/shared-api' }`, as containers from before contract 1.5 take it. */
const readKey = (node: AnyNode) =>
  node.type === 'ObjectExpression' ? textOf(propertyOf(node, 'shareKey')?.value) : undefined;

/** By the id of its module, which package a container takes from the host: `{ 4408: … }`. */
export function readShared(container: Program): Map<string, string> {
  const found = new Map<string, string>();
  full(container, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type !== 'Property') continue;
      const shared = readTaken(property.value) ?? readKey(property.value);
      const id = keyOf(property);
      if (shared !== undefined && id !== undefined) found.set(id, shared);
    }
  });
  return found;
}

/** The id in `t(4408)`, where `t` is the parameter that webpack gives each module. */
function requiredId(node: AnyNode | null | undefined): string | undefined {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.arguments.length !== 1)
    return undefined;
  const [word] = node.arguments;
  return word?.type === 'Literal' ? String(word.value) : undefined;
}

/** A name that is taken, and the package that it is of; `*` for more of it than can be seen. */
export interface TakenName {
  from: string;
  name: string;
}

/** What a script takes of the packages of the host. */
export function readNames(script: Program, shared: ReadonlyMap<string, string>): TakenName[] {
  const taken: TakenName[] = [];
  const parents = new Map<AnyNode, AnyNode>();
  fullAncestor(script, (node, _, ancestors) => {
    const parent = ancestors.at(-2);
    if (parent) parents.set(node, parent);
  });
  const take = (from: string, of: AnyNode) => {
    const parent = parents.get(of);
    if (parent?.type !== 'MemberExpression' || parent.object !== of) return void taken.push({ from, name: '*' });
    const plain = !parent.computed && parent.property.type === 'Identifier' ? parent.property.name : undefined;
    return void taken.push({ from, name: plain ?? textOf(parent.property) ?? '*' });
  };
  const held = new Set<AnyNode>();
  for (const { variables } of analyze(script as never, { ecmaVersion: 2022, sourceType: 'module' }).scopes)
    for (const { defs, references } of variables) {
      const declared = defs[0]?.node as AnyNode | undefined;
      if (declared?.type !== 'VariableDeclarator') continue;
      const from = shared.get(requiredId(declared.init) ?? '');
      if (from === undefined || !declared.init) continue;
      held.add(declared.init);
      if (declared.id.type === 'ObjectPattern')
        for (const one of declared.id.properties)
          taken.push({ from, name: (one.type === 'Property' ? keyOf(one) : undefined) ?? '*' });
      else
        for (const reference of references)
          if (reference.isRead()) take(from, reference.identifier as unknown as AnyNode);
    }
  full(script, (node) => {
    const from = held.has(node) ? undefined : shared.get(requiredId(node) ?? '');
    if (from !== undefined && parents.get(node)?.type === 'MemberExpression') take(from, node);
  });
  return taken;
}
