import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { readShareKey } from './read-share-key.ts';

/** Name of the container's script. */
export const containerEntry = 'remoteEntry.js';

/** Name of the chunk that holds `./routes`. */
export const exposedChunk = '__federation_expose_routes';

/**
 * Writes `container.json` beside a release build: the container's script, the files of what it exposes, and the ranges
 * of the packages that it takes from the host.
 * @param shared every package that the build may take, with its range
 */
export const containerFile = (shared: Record<string, { requiredVersion: string }>) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('container file', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'container file', stage }, () => {
        const taken = new Set([...compilation.modules].map(readShareKey));
        const needs = Object.entries(shared).filter(([name]) => taken.has(name));
        const files = compilation.namedChunkGroups.get(exposedChunk)?.getFiles() ?? [];
        const content = {
          entry: containerEntry,
          shared: Object.fromEntries(needs.map(([name, { requiredVersion }]) => [name, requiredVersion])),
          exposes: { './routes': files },
        };
        compilation.emitAsset('container.json', new webpack.sources.RawSource(JSON.stringify(content)));
      });
    });
  },
});
