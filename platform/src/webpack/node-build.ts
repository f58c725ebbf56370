import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Package } from '../packages/read-package.ts';
import { broughtBy } from './brought.ts';
import type { Brought } from './brought.ts';
import { exposedRoutes, isOwn, withOwnPackages } from './own-packages.ts';
import { withRouterFacade } from './router-facade.ts';
import { singletons } from './shared-table.ts';

/** Folder of the node build inside `dist/`: it is published, hashed and signed with the browser build. */
export const nodeFolder = 'node';

/**
 * Each worker holds the text of its builds: without comments, spaces and long names it is a third as long. Functions
 * and classes have their names, for the stack traces in the log. With a single character beyond Latin 1 the engine
 * would take two bytes for each.
 */
const smaller = {
  mangle: { keep_classnames: true, keep_fnames: true },
  format: { ascii_only: true, comments: false },
};

const isProvided = (brought: Brought, request?: string) =>
  singletons.some((name) => !isOwn(brought, name) && (request === name || request?.startsWith(`${name}/jsx-runtime`)));

/**
 * The build for a server that renders: one CommonJS file without styles, resolved like the browser build so that both
 * run the same modules.
 */
function build(unit: Package, entry: Record<string, string>): Configuration {
  const base = browserBuild({ unit, mode: 'production' });
  return {
    mode: 'production',
    context: unit.folder,
    // The renderer gives neither modules of Node nor a document: a build that imports one does not compile.
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: {
      path: join(unit.folder, 'dist', nodeFolder),
      // Never `.js`: a page lists, preloads and counts only what ends so.
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkLoading: false,
      globalObject: 'globalThis',
      publicPath: '',
      clean: true,
    },
    ...(base.resolve ? { resolve: base.resolve } : {}),
    module: {
      rules: [
        ...(base.module?.rules ?? []).slice(0, 1),
        // Styles are the browser build's; here an import of one is empty.
        { test: /\.(css|woff2|svg|webp)$/, type: 'asset/inline', generator: { dataUrl: () => 'data:,' } },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimizeOptions: { javascript: smaller }, moduleIds: 'deterministic' },
    ...(base.cache === undefined
      ? {}
      : { cache: { ...(base.cache as webpack.FileCacheOptions), name: 'node-production' } }),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * A remote's routes for a server that renders them; the host's singletons stay imports that the renderer maps to its
 * own instances.
 */
export function nodeBuild(unit: Package): Configuration {
  const brought = broughtBy(unit);
  return {
    ...withOwnPackages(build(unit, { routes: exposedRoutes(brought) }), unit, brought),
    externals: [
      ({ request }, done) => (isProvided(brought, request) ? done(undefined, `commonjs2 ${request}`) : done()),
    ],
  };
}

/**
 * The shell for a server that renders: its frame, the renderer, and the singletons that remotes import.
 * @param routerFacade the module that stands for `react-router-dom`, as in the browser build
 */
export function hostNodeBuild(unit: Package, routerFacade: string): Configuration {
  const base = build(unit, { shell: './src/rendering/node.ts' });
  return { ...base, resolve: withRouterFacade(base.resolve, join(unit.folder, routerFacade)) };
}
