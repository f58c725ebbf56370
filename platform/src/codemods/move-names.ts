import ts from 'typescript';
import type { Changed, Move } from './codemod.ts';

type Clause = ts.NamedImports | ts.NamedExports;
type Declaration = (ts.ImportDeclaration | ts.ExportDeclaration) & { moduleSpecifier: ts.StringLiteral };
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isDeclaration = (node: ts.Statement): node is Declaration =>
  (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
  node.moduleSpecifier !== undefined &&
  ts.isStringLiteral(node.moduleSpecifier);

/** The names in braces; nothing where there are none. */
function clauseOf(node: Declaration): Clause | undefined {
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  return clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause)) ? clause : undefined;
}

const isTypeOnly = (node: Declaration) =>
  ts.isImportDeclaration(node) ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly;

const keywordOf = (node: Declaration) =>
  `${ts.isImportDeclaration(node) ? 'import' : 'export'}${isTypeOnly(node) ? ' type' : ''}`;

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;
const nameOf = ({ propertyName, name }: Specifier) => (propertyName ?? name).text;

/** The name as it is written in the braces of where it is now. */
function written({ isTypeOnly: isType, name }: Specifier, move: Move): string {
  const now = move.as ?? move.name;
  return `${isType ? 'type ' : ''}${now === name.text ? now : `${now} as ${name.text}`}`;
}

/** `ui.Sheet` after `import * as ui`: the compiler knows where it is now, but one name cannot stand for two modules. */
function throughNamespaces(source: ts.SourceFile, moves: readonly Move[]): Changed['byHand'] {
  const spaces = new Map<string, string>();
  for (const node of source.statements)
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, node.moduleSpecifier.text);
    }
  const found: { line: number; sentence: string }[] = [];
  const visit = (node: ts.Node): void => {
    const access =
      ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)
        ? ([node.expression.text, node.name.text] as const)
        : ts.isQualifiedName(node) && ts.isIdentifier(node.left)
          ? ([node.left.text, node.right.text] as const)
          : undefined;
    const move = access && moves.find(({ from, name }) => from === spaces.get(access[0]) && name === access[1]);
    if (move)
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        sentence: `${move.name} is ${move.as === undefined ? '' : `${move.as} `}in ${move.to} now.`,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function apply(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((done, { start, end, text: now }) => done.slice(0, start) + now + done.slice(end), text);
}

/** Imports and exports of names from where they are now; every other character of the file stays as it is. */
export function moveNames(file: string, text: string, moves: readonly Move[]): Changed {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const declarations = source.statements.filter(isDeclaration);
  const moveOf = (node: Declaration, one: Specifier) =>
    moves.find(({ from, name }) => from === node.moduleSpecifier.text && name === nameOf(one));
  const edits: Edit[] = [];
  /** What comes to each module, by the words that its line begins with. */
  const coming = new Map<string, { after: number; to: string; keyword: string; names: string[] }>();
  for (const node of declarations) {
    const elements: readonly Specifier[] = clauseOf(node)?.elements ?? [];
    const moved = elements.flatMap((one) => {
      const move = moveOf(node, one);
      return move ? [{ one, move }] : [];
    });
    if (moved.length === 0) continue;
    const from = node.moduleSpecifier.text;
    const staying = elements.flatMap((one) => {
      const move = moveOf(node, one);
      if (!move) return [one.getText(source)];
      return move.to === from ? [written(one, move)] : [];
    });
    const hasDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined;
    const isGone = staying.length === 0 && !hasDefault;
    // With its line, where nothing else stands there.
    const end = isGone && text[node.end] === '\n' ? node.end + 1 : node.end;
    const clause = clauseOf(node);
    if (isGone) edits.push({ start: node.getStart(source), end, text: '' });
    else if (clause) edits.push({ start: clause.getStart(source), end: clause.end, text: `{ ${staying.join(', ')} }` });
    for (const { one, move } of moved.filter(({ move: { to } }) => to !== from)) {
      const keyword = keywordOf(node);
      const key = `${keyword} ${move.to}`;
      const known = coming.get(key) ?? { after: end, to: move.to, keyword, names: [] };
      known.names.push(written(one, move));
      coming.set(key, known);
    }
  }
  for (const { after, to, keyword, names } of coming.values()) {
    const there = declarations.find((node) => node.moduleSpecifier.text === to && keywordOf(node) === keyword);
    const last = there && clauseOf(there)?.elements.at(-1);
    if (last) edits.push({ start: last.end, end: last.end, text: `, ${names.join(', ')}` });
    else {
      const line = `${keyword} { ${names.join(', ')} } from '${to}';`;
      const startsLine = after === 0 || text[after - 1] === '\n';
      edits.push({ start: after, end: after, text: startsLine ? `${line}\n` : `\n${line}` });
    }
  }
  return { text: apply(text, edits), byHand: throughNamespaces(source, moves) };
}
