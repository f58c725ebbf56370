import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';

/** Federation's plug-in names its entry by a hash of the text, which has absolute paths of the build's folder. */
const generated = /[\\/]\.federation[\\/]entry\.[0-9a-f]{32}\.js$/;

/** From the package's folder. An absolute request would be part of the name of a remote's container. */
const request = './node_modules/.cache/federation/entry.js';

/** The parts of a request and of the entry of a remote's container that name the generated file. */
interface Named {
  request?: string;
  injectRuntimeEntry?: string;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Writes only what differs: webpack's cache looks at a file's time. */
function copy(from: string, to: string): void {
  const text = readFileSync(from, 'utf8');
  if (read(to) === text) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

/**
 * Gives federation's generated entry the same name in every folder. Webpack numbers modules by their names and orders
 * them by those numbers: with the plug-in's own name the same source has other bytes in another folder.
 */
export const sameFederationEntry = {
  apply(compiler: Compiler) {
    const rename = (named: Named) => {
      for (const key of ['request', 'injectRuntimeEntry'] as const) {
        const file = named[key];
        if (file === undefined || !generated.test(file)) continue;
        copy(file, join(compiler.context, request));
        named[key] = request;
      }
    };
    compiler.hooks.thisCompilation.tap('same federation entry', (compilation, { normalModuleFactory }) => {
      compilation.hooks.addEntry.tap('same federation entry', (entry) => rename(entry as Named));
      normalModuleFactory.hooks.beforeResolve.tap('same federation entry', (data) => rename(data));
    });
  },
};
