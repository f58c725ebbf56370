import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { growingPackages } from '../packages/growing-packages.ts';
import { readShareKey } from './read-share-key.ts';

/** Package name to the names that a remote takes of it, or that a shell gives. */
type Names = Record<string, string[]>;

/** What a remote takes: names that reach its output, read where webpack has decided what is left out. */
function taken(compilation: Compilation): Names {
  const { moduleGraph, chunkGraph } = compilation;
  const names: Names = {};
  for (const module of compilation.modules) {
    const name = readShareKey(module);
    if (name === undefined || !growingPackages.includes(name)) continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      if (
        !dependency ||
        !originModule ||
        chunkGraph.getNumberOfModuleChunks(originModule) === 0 ||
        !connection.isActive(undefined)
      )
        continue;
      for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
        const [taking] = Array.isArray(reference) ? reference : reference.name;
        if (taking === undefined)
          throw new Error(
            `${originModule.identifier()} takes all of ${name} at once. Import what it uses by name: a gate holds it against what the host gives.`,
          );
        (names[name] ??= []).push(taking);
      }
    }
  }
  return names;
}

/** What a host gives. */
function given(compilation: Compilation): Names {
  const { moduleGraph } = compilation;
  const names: Names = {};
  for (const module of compilation.modules) {
    const name = module.type === 'provide-module' ? (module as Module & { _name: string })._name : '';
    if (!growingPackages.includes(name)) continue;
    for (const { module: provided } of moduleGraph.getOutgoingConnections(module)) {
      const exported = moduleGraph.getProvidedExports(provided);
      if (!Array.isArray(exported)) throw new Error(`Nobody can say what ${name} exports.`);
      (names[name] ??= []).push(...exported);
    }
  }
  return names;
}

const sorted = (names: Names): Names =>
  Object.fromEntries(
    Object.keys(names)
      .sort()
      .map((name) => [name, [...new Set(names[name])].sort()]),
  );

/**
 * Writes `shared-names.json` beside a release build. A remote that takes a package as a whole does not build: nobody
 * could tell what it needs.
 */
export const sharedNames = (kind: 'given' | 'taken') => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('shared names', (compilation) => {
      let names: Names = {};
      compilation.hooks.optimizeModules.tap('shared names', () => {
        try {
          names = sorted((kind === 'given' ? given : taken)(compilation));
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError((error as Error).message));
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'shared names', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset('shared-names.json', new webpack.sources.RawSource(JSON.stringify(names)));
        },
      );
    });
  },
});
