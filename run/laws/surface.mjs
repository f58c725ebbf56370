import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * What teams build against without building it: a change of it must be seen, and announced by a version. What the further entry points of a package
 * give stands under their names.
 */
const doors = {
  'platform, host contract': { room: 'platform', entry: 'src/host-contract/index.ts', version: 'contract' },
  'shared-ui': { room: 'shared-ui', entry: 'src/index.ts', version: 'package' },
  'shared-api': { room: 'shared-api', entry: 'src/core/index.ts', version: 'package' },
};
/** The further entry points of a package by its `exports`: name and file. */
function furtherOf(root, { room, version }) {
  if (version !== 'package') return [];
  const { exports } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([name, path]) => name !== '.' && path.endsWith('.ts'))
    .flatMap(([name, path]) =>
      name.includes('*')
        ? globSync(path, { cwd: join(root, room) }).map((file) => [basename(dirname(file)), file])
        : [[name.slice('./'.length), path]],
    )
    .sort();
}
const fileOf = (root, room) => join(root, room, 'surface.json');

const short = (text) =>
  text.length > 120 ? `${text.slice(0, 80)}… ${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : text;

/**
 * Every exported name with its type as the compiler writes it, and the members of its own types: of a type itself, or of what a function takes. The names of
 * parameters are no part of it.
 */
function exportsOf(root, door) {
  const { room, entry } = door;
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, room, 'tsconfig.json'),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const further = furtherOf(root, door);
  const program = ts.createProgram(
    [entry, ...further.map(([, file]) => file)]
      .map((file) => join(root, room, file))
      .concat(config.fileNames.filter((file) => file.endsWith('.d.ts'))),
    config.options,
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, room, entry));
  const format =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.WriteArrowStyleSignature;
  const written = (type, node) => short(checker.typeToString(type, node, format).replaceAll(`${root}/`, ''));
  const own = (member) =>
    member.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName.startsWith(`${root}/`) &&
        !declaration.getSourceFile().fileName.includes('node_modules'),
    );
  const members = (type, node) =>
    type
      .getProperties()
      .filter(own)
      .map((member) => [
        `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
        written(checker.getTypeOfSymbolAtLocation(member, node), node),
      ]);
  const realOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const describe = (symbol) => {
    const real = realOf(symbol);
    const node = real.declarations?.[0] ?? source;
    // A schema and its type share a name: what others build on is the type.
    const isSchema = real.flags & ts.SymbolFlags.TypeAlias && real.flags & ts.SymbolFlags.Value;
    if (isSchema || !(real.flags & ts.SymbolFlags.Value)) {
      const type = checker.getDeclaredTypeOfSymbol(real);
      const found = members(type, node);
      return { is: found.length > 0 ? 'type' : `type ${written(type, node)}`, members: found };
    }
    const type = checker.getTypeOfSymbolAtLocation(real, node);
    const [signature] = type.getCallSignatures();
    if (!signature) return { is: written(type, node), members: members(type, node) };
    const taken = signature.parameters.map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, node));
    const arity = `${signature.minArgumentCount ?? taken.length} to ${taken.length}`;
    const found = taken.flatMap((one) => members(one, node));
    return {
      is: `function of ${arity}${found.length > 0 ? '' : ` (${taken.map((one) => written(one, node)).join(', ')})`} giving ${written(signature.getReturnType(), node)}`,
      members: found,
    };
  };
  const given = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(root, room, file))));
  const ofDoor = ([name, file]) => given(file).map((symbol) => [`${name}/${symbol.name}`, symbol]);
  const first = given(entry).filter(({ name }) => name !== 'contractVersion');
  const known = new Set(first.map(realOf));
  const named = [
    ...first.map((symbol) => [symbol.name, symbol]),
    ...further.flatMap(ofDoor).filter(([, symbol]) => !known.has(realOf(symbol))),
  ];
  const found = named.map(([name, symbol]) => {
    const { is, members: parts } = describe(symbol);
    return [name, parts.length > 0 ? { is, ...Object.fromEntries(parts.sort()) } : { is }];
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function versionOf(root, { room, entry, version }) {
  if (version === 'package') return JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')).version;
  return /contractVersion = '([^']+)'/.exec(readFileSync(join(root, room, entry), 'utf8'))[1];
}

const numbers = (version) => version.split(/[.-]/).slice(0, 3).map(Number);

const bare = (member) => member.replace(/\?$/, '');

/** What whoever built against the one would miss in the other. A member that may be left out breaks nobody; one that has to be given does. */
function breaksBetween(before, now) {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = now[name];
    if (!is) return [`${name} is gone`];
    const lost = Object.entries(was)
      .filter(([member, type]) => is[member] !== type && !(is[`${member}?`] === type))
      .map(
        ([member, type]) =>
          `${name}.${member} was ${type}, is ${is[member] ?? is[`${bare(member)}?`] ?? is[bare(member)] ?? 'gone'}`,
      );
    const wanted = Object.keys(is)
      .filter((member) => !(member in was) && !member.endsWith('?') && !(`${member}?` in was))
      .map((member) => `${name}.${member} is new and has to be given`);
    return [...lost, ...wanted];
  });
}

/**
 * Holds what each door gives now against what it gave when it was last released. What was added is announced by the commits (`feat`); what breaks others has to be
 * announced by the next major version in the same change.
 */
export async function checkSurfaces(root) {
  const said = Object.entries(doors).flatMap(([name, door]) => {
    if (!existsSync(fileOf(root, door.room))) return [`${name} has no surface.json: node run/surface.mjs`];
    const { version, exports } = JSON.parse(readFileSync(fileOf(root, door.room), 'utf8'));
    const breaks = breaksBetween(exports, exportsOf(root, door));
    const [major] = numbers(version);
    if (breaks.length === 0 || numbers(versionOf(root, door))[0] > major) return [];
    return [
      `${name} breaks what others built on ${version}, and is still ${versionOf(root, door)}: make it ${major + 1}.0.0, or, where nobody can have used it, node run/surface.mjs`,
      ...breaks.map((one) => `  ${one}`),
    ];
  });
  return { ok: said.length === 0, said: said.join('\n') };
}

/** Writes down what each door gives now: what the next changes are held against. Part of a release. */
export function writeSurfaces(root) {
  for (const door of Object.values(doors))
    writeFileSync(
      fileOf(root, door.room),
      `${JSON.stringify({ version: versionOf(root, door), exports: exportsOf(root, door) }, null, 2)}\n`,
    );
}
