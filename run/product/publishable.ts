import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { remotePackages } from '@cyberharbour/releases';
import ts from 'typescript';
import { cleanTypes, completePaths } from './publishable-text.ts';

/** The packages that other repositories install: compiled, since Node takes no TypeScript out of `node_modules`. */
export const published = ['http-server', 'shared-ui', 'shared-api', 'platform', 'releases', 'shell'];

/** Where what would be published lies, in the package; lerna publishes it from there (`publishConfig.directory`). */
const folder = join('dist', 'package');

/** Files of the root that a remote in another repository needs of the package. */
const fromRoot: Record<string, string[]> = { platform: ['tsconfig.base.json'] };

const isScript = (path: string) => /\.[jt]sx?$/.test(path);
const builtPath = (path: string) => path.replace(/\.tsx?$/, '.js');
/** Of a command that starts on any Node: the program behind it. */
const programOf = (path: string) => path.replace(/^\.\/([\w-]+)\.mjs$/, './src/$1.ts');
const entryPoint = (path: string) =>
  isScript(path) ? { types: builtPath(path).replace(/\.js$/, '.d.ts'), default: builtPath(path) } : path;

/** What is taken over from a package's own package.json. */
interface SourceManifest {
  version: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  files?: string[];
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

const readSource = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as SourceManifest;

const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]): [string, To] => [key, change(value)]));

/** The commit that it is built from; nothing outside of a repository, or where something is not committed. */
function commitOf(root: string): string | undefined {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  if (!existsSync(join(root, '.git'))) return undefined;
  return git('status', '--porcelain', '--untracked-files=no') === '' ? git('rev-parse', 'HEAD') : undefined;
}

/** Of the shell only its servers are published: the page itself comes with its releases. */
function usedDependencies(to: string, dependencies: Record<string, string>): Record<string, string> {
  const text = globSync('**/*.{js,d.ts}', { cwd: to })
    .map((file) => readFileSync(join(to, file), 'utf8'))
    .join('\n');
  const isUsed = (name: string) => text.includes(`'${name}'`) || text.includes(`'${name}/`);
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isUsed(name)));
}

function writeManifest(root: string, name: string, to: string) {
  const { exports, bin, sideEffects, dependencies = {}, ...source } = readSource(root, name);
  const { version, description, license, type, engines, peerDependencies, peerDependenciesMeta } = source;
  const effects = Array.isArray(sideEffects)
    ? sideEffects.filter((path) => !path.startsWith('./.')).map(builtPath)
    : sideEffects;
  const more = (fromRoot[name] ?? []).map((file): [string, string] => [`./${file}`, `./${file}`]);
  const entryPoints = { ...mapValues(exports, entryPoint), ...Object.fromEntries(more) };
  return {
    name: `@cyberharbour/${name}`,
    version,
    description,
    license,
    type,
    engines,
    sideEffects: effects,
    exports: { ...entryPoints, './package.json': './package.json' },
    ...(bin && { bin: mapValues(bin, (path) => builtPath(programOf(path))) }),
    dependencies: name === 'shell' ? usedDependencies(to, dependencies) : dependencies,
    peerDependencies,
    peerDependenciesMeta,
    publishConfig: { access: 'restricted' },
    gitHead: commitOf(root),
  };
}

/** The scripts that everything else of the package is reached from. */
function entriesOf(from: string, { exports, bin = {} }: SourceManifest): string[] {
  return [...Object.values(exports), ...Object.values(bin).map(programOf)]
    .filter(isScript)
    .flatMap((path) => globSync(path, { cwd: from }))
    .map((file) => join(from, file));
}

/** Writes scripts and types of what is reached from the entry points. @throws Error with the compiler's sentences */
function compile(from: string, to: string, entries: readonly string[]): void {
  const config = ts.findConfigFile(dirname(entries[0] ?? from), existsSync);
  const parsed =
    config &&
    ts.getParsedCommandLineOfConfigFile(
      config,
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
    );
  if (!parsed) throw new Error(`${from} has no tsconfig.json.`);
  const ambient = globSync('**/*.d.ts', { cwd: dirname(config) }).map((file) => join(dirname(config), file));
  const { diagnostics } = ts
    .createProgram([...entries, ...ambient.filter((file) => !file.includes('node_modules') && !file.includes(to))], {
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
        getCurrentDirectory: () => from,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    );
}

/** What no script imports and some read beside themselves: styles, documents, scripts that run elsewhere. */
function copyAssets(from: string, to: string, folders: readonly string[], files: readonly string[] = []): void {
  const left = files.filter((file) => file.startsWith('!')).flatMap((file) => [file.slice(1), `${file.slice(1)}/**`]);
  const assets = folders.flatMap((source) =>
    globSync(`${source}/**/*.*`, { cwd: from, exclude: [...left, '**/testing/**', '**/*.md', '**/tsconfig.json'] }),
  );
  for (const file of assets.filter((one) => !/(?<!\.d)\.tsx?$/.test(one) && !existsSync(join(to, one))))
    cpSync(join(from, file), join(to, file));
}

/** What a remote elsewhere depends on: here the root brings the compiler. */
function packagesOfRemotes(root: string) {
  const { dependencies, devDependencies } = remotePackages(root);
  const typescript = readSource(root, 'platform').dependencies?.['typescript'];
  return { dependencies, devDependencies: { ...devDependencies, ...(typescript && { typescript }) } };
}

/**
 * Builds what would be published of a package: scripts for any bundler and for Node, their types, the styles, the page
 * that says how to use them. Files lie as in the sources.
 * @returns its folder
 */
export function buildPublishable(root: string, name: string): string {
  const [from, to] = [join(root, name), join(root, name, folder)];
  rmSync(to, { recursive: true, force: true });
  const source = readSource(root, name);
  const entries = entriesOf(from, source);
  compile(from, to, entries);
  const folders = new Set(entries.map((file) => relative(from, file).split('/')[0] ?? ''));
  copyAssets(from, to, [...folders], source.files);
  for (const path of globSync('**/*.{js,d.ts}', { cwd: to })) {
    const file = join(to, path);
    const text = completePaths(file, readFileSync(file, 'utf8'));
    writeFileSync(file, path.endsWith('.d.ts') ? cleanTypes(text) : text);
  }
  const pages = ['README.md', 'CHANGELOG.md', ...(source.files ?? []).filter((file) => file.endsWith('.json'))];
  for (const page of pages.filter((one) => existsSync(join(from, one)))) cpSync(join(from, page), join(to, page));
  for (const file of ['LICENSE', ...(fromRoot[name] ?? [])]) cpSync(join(root, file), join(to, basename(file)));
  const writeJson = (file: string, value: unknown) =>
    writeFileSync(join(to, file), `${JSON.stringify(value, null, 2)}\n`);
  if (name === 'releases') writeJson('remote-packages.json', packagesOfRemotes(root));
  writeJson('package.json', writeManifest(root, name, to));
  return to;
}
