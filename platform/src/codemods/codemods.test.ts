import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { raiseContract } from './contract-range.ts';
import { runCodemods } from './index.ts';
import { moveNames } from './move-names.ts';
import { renamed, toEntryPoints } from './moved-names.ts';

const root = join(import.meta.dirname, '../../..');
const cores = ['@cyberharbour/shared-ui', '@cyberharbour/shared-api'];

interface Import {
  from: string;
  name: string;
  local: string;
  isType: boolean;
  node: ts.ImportDeclaration;
}

function importsOf(text: string): Import[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const from = node.moduleSpecifier.text;
    const isType = node.importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return bindings.elements.map((one) => ({
      from,
      name: (one.propertyName ?? one.name).text,
      local: one.name.text,
      isType: isType || one.isTypeOnly,
      node,
    }));
  });
}
const listImports = (text: string) =>
  importsOf(text)
    .map(({ from, name, local, isType }) => `${from} ${name} ${local} ${String(isType)}`)
    .sort();
const withoutImports = (text: string) =>
  [...new Set(importsOf(text).map(({ node }) => node))]
    .toReversed()
    .reduce((left, node) => left.slice(0, node.getStart()) + left.slice(node.end), text)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A source of today as it was when these names were in the core: all of them in one import. */
function asBefore(text: string): string | undefined {
  const all = importsOf(text);
  const moved = all.filter(({ from, name }) => toEntryPoints.some((one) => one.to === from && one.name === name));
  if (moved.length === 0) return undefined;
  const isMoved = (one: Import) => moved.includes(one);
  const nodes = [...new Set(moved.map(({ node }) => node))].filter((node) =>
    all.every((one) => one.node !== node || isMoved(one)),
  );
  let before = text;
  for (const node of nodes.toReversed()) before = before.slice(0, node.getStart()) + before.slice(node.end);
  const lines = cores.flatMap((core) => {
    const names = moved.filter(({ from, node }) => from.startsWith(`${core}/`) && nodes.includes(node));
    const written = names.map(
      ({ name, local, isType }) => `${isType ? 'type ' : ''}${name}${local === name ? '' : ` as ${local}`}`,
    );
    return names.length > 0 ? [`import { ${written.join(', ')} } from '${core}';\n`] : [];
  });
  return lines.join('') + before;
}

describe('codemods', () => {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-codemods-'));
  after(() => {
    rmSync(place, { recursive: true, force: true });
  });

  it('bring every real source of a remote back from the time when all names were in the core', () => {
    const files = globSync('mf-*/src/**/*.{ts,tsx}', { cwd: root });
    let tried = 0;
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      const before = asBefore(text);
      if (before === undefined) continue;
      tried += 1;
      const done = moveNames(file, before, toEntryPoints);
      assert.deepEqual(listImports(done.text), listImports(text), file);
      assert.equal(withoutImports(done.text), withoutImports(text), file);
      assert.deepEqual(done.byHand, [], file);
      assert.equal(moveNames(file, done.text, toEntryPoints).text, done.text, file);
    }
    assert.ok(tried > 100, `${tried} files`);
  });

  const moved = (text: string) => moveNames('a.tsx', text, toEntryPoints).text;
  it('leave every other character: names that stay, aliases, types, exports, comments', () => {
    assert.equal(
      moved(
        "// Why.\nimport { Button, Sheet as Side, type SheetProps } from '@cyberharbour/shared-ui';\nconst a = 1;\n",
      ),
      "// Why.\nimport { Button } from '@cyberharbour/shared-ui';\nimport { Sheet as Side, type SheetProps } from '@cyberharbour/shared-ui/sheet';\nconst a = 1;\n",
    );
    assert.equal(
      moved(
        "import type { CardProps } from '@cyberharbour/shared-ui';\nexport { Card } from '@cyberharbour/shared-ui';\n",
      ),
      "import type { CardProps } from '@cyberharbour/shared-ui/card';\nexport { Card } from '@cyberharbour/shared-ui/card';\n",
    );
    assert.equal(
      moved(
        "import { Table } from '@cyberharbour/shared-ui';\nimport { SortableHeader } from '@cyberharbour/shared-ui/table';\n",
      ),
      "import { SortableHeader, Table } from '@cyberharbour/shared-ui/table';\n",
    );
    const other = "import { Sheet } from './sheet';\nconst text = \"from '@cyberharbour/shared-ui'\";\n";
    assert.equal(moved(other), other);
  });

  it('rename at the import, and nothing below it', () => {
    assert.equal(
      moveNames(
        'a.ts',
        "import type { ReleaseOutcome } from '@cyberharbour/shared-api';\nlet one: ReleaseOutcome;\n",
        renamed,
      ).text,
      "import type { ReleaseReport as ReleaseOutcome } from '@cyberharbour/shared-api';\nlet one: ReleaseOutcome;\n",
    );
  });

  it('name the line of what only a person can change', () => {
    const { text, byHand } = moveNames(
      'a.tsx',
      "import * as ui from '@cyberharbour/shared-ui';\n\nexport const A = () => <ui.Sheet />;\n",
      toEntryPoints,
    );
    assert.deepEqual(byHand, [{ line: 3, sentence: 'Sheet is in @cyberharbour/shared-ui/sheet now.' }]);
    assert.match(text, /ui\.Sheet/);
  });

  it('raise the contract of a remote to the next major, and leave what names it already', () => {
    const file = '{\n  "name": "mf_notices",\n  "contract": "^1.4.0"\n}\n';
    assert.equal(raiseContract(file, '2.1.0').text, file.replace('^1.4.0', '^2.0.0'));
    for (const [range, version] of [
      ['^1.2.0', '1.4.0'],
      ['^2.0.0', '2.1.0'],
      ['^1.4.0 || ^2.0.0', '2.1.0'],
    ] as const) {
      const other = file.replace('^1.4.0', range);
      assert.equal(raiseContract(other, version).text, other);
    }
  });

  it('say what they would change, change it when asked to, and nothing the second time', async () => {
    const folder = join(place, 'remote');
    mkdirSync(join(folder, 'src/notices'), { recursive: true });
    const file = join(folder, 'src/notices/notices-page.tsx');
    const before = "import { Page, Tabs } from '@cyberharbour/shared-ui';\n";
    writeFileSync(file, before);
    const said = [{ file: 'src/notices/notices-page.tsx', by: ['entry-points'], byHand: [] }];
    assert.deepEqual(await runCodemods(folder), said);
    assert.equal(readFileSync(file, 'utf8'), before);
    assert.deepEqual(await runCodemods(folder, { only: 'release-reports', write: true }), []);
    assert.deepEqual(await runCodemods(folder, { write: true }), said);
    assert.match(readFileSync(file, 'utf8'), /\{ Tabs \} from '@cyberharbour\/shared-ui\/tabs'/);
    assert.deepEqual(await runCodemods(folder, { write: true }), []);
  });
});
