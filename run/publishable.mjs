import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Of the rooms that others build on, those that go out into other houses: compiled, as nobody's compiler should have to like our settings. */
export const published = ['shared-ui', 'shared-api'];

/** Where what would be published lies, in the room; lerna publishes it from there (`publishConfig.directory`). */
const folder = join('dist', 'package');

const left = ['**/*.test.*', '**/*.stories.tsx', 'testing/catalogue/**'];
const built = (path) => path.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '.js');
const doorOf = (path) =>
  /\.tsx?$/.test(path) ? { types: built(path).replace(/\.js$/, '.d.ts'), default: built(path) } : built(path);

function manifestOf(root, room) {
  const {
    name,
    version,
    description,
    license,
    type,
    exports,
    sideEffects,
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  const effects = Array.isArray(sideEffects)
    ? sideEffects.filter((path) => !path.startsWith('./.')).map(built)
    : sideEffects;
  const doors = Object.fromEntries(Object.entries(exports).map(([door, path]) => [door, doorOf(path)]));
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: effects,
    exports: { ...doors, './package.json': './package.json' },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}

/** Compilers here find `./button`; Node, and whoever keeps to the standard, wants the whole name. */
function wholeNames(file, text) {
  const whole = (path) => {
    const bare = path.replace(/\.tsx?$/, '');
    if (/\.(js|css|json)$/.test(bare)) return bare;
    return existsSync(resolve(dirname(file), `${bare}.js`)) ? `${bare}.js` : `${bare}/index.js`;
  };
  return text.replace(
    /(\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g,
    (_, before, quote, path) => `${before}${quote}${whole(path)}${quote}`,
  );
}

/** A style is no matter of types; and the compiler names the package that a type comes from, which only the one that we depend on has. */
const ownTypes = (text) =>
  text.replace(/^import ['"][^'"]+\.css['"];\n/gm, '').replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"');

/**
 * Builds what would be published of a room: scripts for any bundler and for Node, their types, the styles, the page that says how to use them.
 * @returns its folder
 */
export function buildPublishable(root, room) {
  const [from, to] = [join(root, room, 'src'), join(root, room, folder)];
  rmSync(to, { recursive: true, force: true });
  const aside = new Set(globSync(left, { cwd: from }).map((file) => join(from, file)));
  const keep = (file) => !aside.has(file);
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, room, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const sources = globSync('**/*.{ts,tsx}', { cwd: from })
    .map((file) => join(from, file))
    .filter(keep);
  const { diagnostics } = ts
    .createProgram(sources, {
      ...options,
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
  for (const name of globSync('**/*.{js,d.ts}', { cwd: to })) {
    const file = join(to, name);
    const text = wholeNames(file, readFileSync(file, 'utf8'));
    writeFileSync(file, name.endsWith('.d.ts') ? ownTypes(text) : text);
  }
  for (const page of [join(root, 'LICENSE'), join(root, room, 'README.md'), join(root, room, 'CHANGELOG.md')])
    if (existsSync(page)) cpSync(page, join(to, page.split(/[\\/]/).at(-1)));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(root, room), null, 2)}\n`);
  return to;
}
