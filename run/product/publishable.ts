import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** The packages that are published for other products: compiled, since other compilers need not accept our settings. */
export const published = ['shared-ui', 'shared-api'];

/** Where what would be published lies, in the package; lerna publishes it from there (`publishConfig.directory`). */
const folder = join('dist', 'package');

const left = ['**/*.test.*', '**/*.stories.tsx', 'testing/catalogue/**'];
const builtPath = (path: string) => path.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '.js');
const entryPoint = (path: string) =>
  /\.tsx?$/.test(path)
    ? { types: builtPath(path).replace(/\.js$/, '.d.ts'), default: builtPath(path) }
    : builtPath(path);

/** What is taken over from a package's own package.json. */
interface SourceManifest {
  exports: Record<string, string>;
  sideEffects?: boolean | string[];
  [field: string]: unknown;
}

function writeManifest(root: string, name: string) {
  const {
    version,
    description,
    license,
    type,
    exports,
    sideEffects,
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as SourceManifest;
  const effects = Array.isArray(sideEffects)
    ? sideEffects.filter((path) => !path.startsWith('./.')).map(builtPath)
    : sideEffects;
  const entryPoints = Object.fromEntries(Object.entries(exports).map(([key, path]) => [key, entryPoint(path)]));
  return {
    name: `@cyberharbour/${name}`,
    version,
    description,
    license,
    type,
    sideEffects: effects,
    exports: { ...entryPoints, './package.json': './package.json' },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}

/** The compilers here resolve `./button`; Node and the standard want the whole file name. */
function completePaths(file: string, text: string): string {
  const complete = (path: string) => {
    const bare = path.replace(/\.tsx?$/, '');
    if (/\.(js|css|json)$/.test(bare)) return bare;
    return existsSync(resolve(dirname(file), `${bare}.js`)) ? `${bare}.js` : `${bare}/index.js`;
  };
  return text.replace(
    /(\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g,
    (_, before: string, quote: string, path: string) => `${before}${quote}${complete(path)}${quote}`,
  );
}

/**
 * Types without styles, and from the packages that are declared: the compiler names the package that a type is defined
 * in.
 */
const cleanTypes = (text: string) =>
  text.replace(/^import ['"][^'"]+\.css['"];\n/gm, '').replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"');

/**
 * Builds what would be published of a package: scripts for any bundler and for Node, their types, the styles, the page
 * that says how to use them.
 * @returns its folder
 */
export function buildPublishable(root: string, name: string): string {
  const [from, to] = [join(root, name, 'src'), join(root, name, folder)];
  rmSync(to, { recursive: true, force: true });
  const aside = new Set(globSync(left, { cwd: from }).map((file) => join(from, file)));
  const isPublished = (file: string) => !aside.has(file);
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, name, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!parsed) throw new Error(`${name} has no tsconfig.json.`);
  const sources = globSync('**/*.{ts,tsx}', { cwd: from })
    .map((file) => join(from, file))
    .filter(isPublished);
  const { diagnostics } = ts
    .createProgram(sources, {
      ...parsed.options,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: from,
      outDir: to,
    })
    .emit();
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    );
  for (const style of globSync('**/*.css', { cwd: from })) cpSync(join(from, style), join(to, style));
  for (const path of globSync('**/*.{js,d.ts}', { cwd: to })) {
    const file = join(to, path);
    const text = completePaths(file, readFileSync(file, 'utf8'));
    writeFileSync(file, path.endsWith('.d.ts') ? cleanTypes(text) : text);
  }
  for (const page of [join(root, 'LICENSE'), join(root, name, 'README.md'), join(root, name, 'CHANGELOG.md')])
    if (existsSync(page)) cpSync(page, join(to, basename(page)));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(writeManifest(root, name), null, 2)}\n`);
  return to;
}
