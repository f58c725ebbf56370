import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';

/** Federation's plug-in names its entry by a hash of the text, which has absolute paths of the build's folder. */
const generated = /[\\/]\.federation[\\/]entry\.[0-9a-f]{32}\.js$/;

/** From the package's folder. An absolute request would be part of the name of a remote's container. */
const request = './node_modules/.cache/federation/entry.js';

/** Writes only what differs: a server of development builds anew when the file is written. */
function copy(from: string, to: string): void {
  const text = readFileSync(from, 'utf8');
  if (existsSync(to) && readFileSync(to, 'utf8') === text) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

/**
 * Gives federation's generated entry the same name in every folder. Webpack numbers modules by their names and orders
 * them by those numbers: with the plug-in's own name the same source has other bytes in another folder.
 */
export const sameFederationEntry = {
  apply(compiler: Compiler) {
    const rename = (file: string) => {
      if (!generated.test(file)) return file;
      copy(file, join(compiler.context, request));
      return request;
    };
    compiler.hooks.thisCompilation.tap('same federation entry', (compilation, { normalModuleFactory }) => {
      compilation.hooks.addEntry.tap('same federation entry', (entry) => {
        const container = entry as typeof entry & { injectRuntimeEntry?: string };
        if (container.injectRuntimeEntry) container.injectRuntimeEntry = rename(container.injectRuntimeEntry);
      });
      normalModuleFactory.hooks.beforeResolve.tap('same federation entry', (data) => {
        data.request = rename(data.request);
      });
    });
  },
};
