import { realpathSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import webpack from 'webpack';
import { manifestsOf, type Package, readSideEffects } from '../packages/read-package.ts';

/** Whether a file's package says that loading it does nothing but give what it exports (`sideEffects`). */
function effectFreeFiles(unit: Package): (file: string) => boolean {
  const cache = new Map<string, RegExp>();
  const packages = manifestsOf(unit.folder).map((manifest) => ({
    folder: realpathSync(dirname(manifest)),
    sideEffects: readSideEffects(manifest),
  }));
  return (file) => {
    const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!owner) return false;
    const name = `./${relative(owner.folder, file)}`;
    return !webpack.optimize.SideEffectsFlagPlugin.moduleHasSideEffects(name, owner.sideEffects, cache);
  };
}

/**
 * Marks each value that such a file computes while it is loaded as `#__PURE__`. A minifier keeps a call whose value
 * nobody uses, as the call may do more: schemas, drawings and contexts that a remote does not need would come with it.
 */
export function markPureValues(unit: Package): ts.TransformerFactory<ts.SourceFile> {
  const isEffectFree = effectFreeFiles(unit);
  return (context) => {
    const mark = (node: ts.Node): ts.Node => {
      // What a function calls is called later.
      if (ts.isFunctionLike(node)) return node;
      const marked = ts.visitEachChild(node, mark, context);
      return ts.isCallExpression(marked) || ts.isNewExpression(marked)
        ? ts.addSyntheticLeadingComment(marked, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__')
        : marked;
    };
    const markValues = (statement: ts.Node) => (ts.isVariableStatement(statement) ? mark(statement) : statement);
    return (file) => (isEffectFree(file.fileName) ? ts.visitEachChild(file, markValues, context) : file);
  };
}
