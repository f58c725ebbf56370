import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';
import { readManifest } from './packages.ts';

/** What teams build against without building it: a change of it must be seen, and announced by a version. */
interface Surface {
  folder: string;
  entry: string;
  /** Which version announces a change: the one of package.json, or `contractVersion`. */
  version: 'package' | 'contract';
}

/** What an export is, and its members with their types. */
type Description = Record<string, string>;
type Exports = Record<string, Description>;

const surfaces: Record<string, Surface> = {
  'platform, host contract': { folder: 'platform', entry: 'src/host-contract/index.ts', version: 'contract' },
  'shared-ui': { folder: 'shared-ui', entry: 'src/index.ts', version: 'package' },
  'shared-api': { folder: 'shared-api', entry: 'src/core/index.ts', version: 'package' },
};
/** The further entry points of a package, by its `exports`; what they export is listed under their names. */
function furtherEntryPoints(root: string, { folder, version }: Surface): { name: string; file: string }[] {
  if (version !== 'package') return [];
  return Object.entries(readManifest(root, folder).exports ?? {})
    .filter(([key, path]) => key !== '.' && path.endsWith('.ts'))
    .flatMap(([key, path]) =>
      key.includes('*')
        ? globSync(path, { cwd: join(root, folder) }).map((file) => ({ name: basename(dirname(file)), file }))
        : [{ name: key.slice('./'.length), file: path }],
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const fileOf = (root: string, folder: string) => join(root, folder, 'surface.json');

const shorten = (text: string) =>
  text.length > 120 ? `${text.slice(0, 80)}… ${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : text;

/**
 * Every exported name with its type as the compiler writes it, and the members of its own types: of a type itself, or
 * of what a function takes. The names of parameters are no part of it.
 */
function exportsOf(root: string, surface: Surface): Exports {
  const { folder, entry } = surface;
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error(`${folder} has no tsconfig.json.`);
  const further = furtherEntryPoints(root, surface);
  const program = ts.createProgram(
    [entry, ...further.map(({ file }) => file)]
      .map((file) => join(root, folder, file))
      .concat(config.fileNames.filter((file) => file.endsWith('.d.ts'))),
    config.options,
  );
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(join(root, folder, file));
    if (!source) throw new Error(`${folder}/${file} is not there.`);
    return source;
  };
  const source = sourceOf(entry);
  const format: ts.TypeFormatFlags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.WriteArrowStyleSignature;
  const write = (type: ts.Type, node: ts.Node) =>
    shorten(checker.typeToString(type, node, format).replaceAll(`${root}/`, ''));
  const isOwn = (member: ts.Symbol) =>
    member.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName.startsWith(`${root}/`) &&
        !declaration.getSourceFile().fileName.includes('node_modules'),
    );
  const members = (type: ts.Type, node: ts.Node): [string, string][] =>
    type
      .getProperties()
      .filter(isOwn)
      .map((member): [string, string] => [
        `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
        write(checker.getTypeOfSymbolAtLocation(member, node), node),
      ]);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const describe = (symbol: ts.Symbol): { is: string; members: [string, string][] } => {
    const real = resolve(symbol);
    const node = real.declarations?.[0] ?? source;
    // A schema and its type share a name: what others build on is the type.
    const isSchema = (real.flags & ts.SymbolFlags.TypeAlias) !== 0 && (real.flags & ts.SymbolFlags.Value) !== 0;
    if (isSchema || !(real.flags & ts.SymbolFlags.Value)) {
      const type = checker.getDeclaredTypeOfSymbol(real);
      const found = members(type, node);
      return { is: found.length > 0 ? 'type' : `type ${write(type, node)}`, members: found };
    }
    const type = checker.getTypeOfSymbolAtLocation(real, node);
    const [signature] = type.getCallSignatures();
    if (!signature) return { is: write(type, node), members: members(type, node) };
    const taken = signature.parameters.map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, node));
    // The compiler counts the arguments that have to be given, and publishes that count in no type.
    const { minArgumentCount } = signature as ts.Signature & { minArgumentCount?: number };
    const arity = `${minArgumentCount ?? taken.length} to ${taken.length}`;
    const found = taken.flatMap((one) => members(one, node));
    return {
      is: `function of ${arity}${found.length > 0 ? '' : ` (${taken.map((one) => write(one, node)).join(', ')})`} giving ${write(signature.getReturnType(), node)}`,
      members: found,
    };
  };
  const exportedBy = (file: string) => {
    const module = checker.getSymbolAtLocation(sourceOf(file));
    return module ? checker.getExportsOfModule(module) : [];
  };
  const exportsUnder = ({ name, file }: { name: string; file: string }) =>
    exportedBy(file).map((symbol) => [`${name}/${symbol.name}`, symbol] as const);
  const first = exportedBy(entry).filter(({ name }) => name !== 'contractVersion');
  const known = new Set(first.map(resolve));
  const named = [
    ...first.map((symbol) => [symbol.name, symbol] as const),
    ...further.flatMap(exportsUnder).filter(([, symbol]) => !known.has(resolve(symbol))),
  ];
  const descriptions = named.map(([name, symbol]): [string, Description] => {
    const { is, members } = describe(symbol);
    return [name, { is, ...Object.fromEntries(members.sort()) }];
  });
  return Object.fromEntries(descriptions.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function versionOf(root: string, { folder, entry, version }: Surface): string {
  if (version === 'package') return readManifest(root, folder).version;
  const named = /contractVersion = '([^']+)'/.exec(readFileSync(join(root, folder, entry), 'utf8'))?.[1];
  if (named === undefined) throw new Error(`${folder}/${entry} names no contractVersion.`);
  return named;
}

const majorOf = (version: string) => Number.parseInt(version, 10);

const bareName = (member: string) => member.replace(/\?$/, '');

/**
 * What whoever built against the one would miss in the other. A member that may be left out breaks nobody; one that has
 * to be given does.
 */
function breaksBetween(before: Exports, now: Exports): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = now[name];
    if (!is) return [`${name} is gone`];
    const lost = Object.entries(was)
      .filter(([member, type]) => is[member] !== type && !(is[`${member}?`] === type))
      .map(
        ([member, type]) =>
          `${name}.${member} was ${type}, is ${is[member] ?? is[`${bareName(member)}?`] ?? is[bareName(member)] ?? 'gone'}`,
      );
    const wanted = Object.keys(is)
      .filter((member) => !(member in was) && !member.endsWith('?') && !(`${member}?` in was))
      .map((member) => `${name}.${member} is new and has to be given`);
    return [...lost, ...wanted];
  });
}

/**
 * Compares what each entry point exports now with what it exported when it was last released. What was added is
 * announced by the commits (`feat`); what breaks others has to be announced by the next major version in the same
 * change.
 */
export function checkSurfaces(root: string): CheckResult {
  const output = Object.entries(surfaces).flatMap(([name, surface]) => {
    if (!existsSync(fileOf(root, surface.folder))) return [`${name} has no surface.json: npm run write-surfaces`];
    const { version, exports } = JSON.parse(readFileSync(fileOf(root, surface.folder), 'utf8')) as {
      version: string;
      exports: Exports;
    };
    const breaks = breaksBetween(exports, exportsOf(root, surface));
    const major = majorOf(version);
    if (breaks.length === 0 || majorOf(versionOf(root, surface)) > major) return [];
    return [
      `${name} breaks what others built on ${version}, and is still ${versionOf(root, surface)}: make it ${major + 1}.0.0, or, where nobody can have used it, npm run write-surfaces`,
      ...breaks.map((one) => `  ${one}`),
    ];
  });
  return { ok: output.length === 0, output: output.join('\n') };
}

/** Records what each entry point exports now: what the next changes are compared with. Part of a release. */
export function writeSurfaces(root: string): void {
  for (const surface of Object.values(surfaces))
    writeFileSync(
      fileOf(root, surface.folder),
      `${JSON.stringify({ version: versionOf(root, surface), exports: exportsOf(root, surface) }, null, 2)}\n`,
    );
}
