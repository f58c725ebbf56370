import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Package } from '../packages/read-package.ts';
import { singletons } from './shared-table.ts';

/**
 * A remote's routes for a server that renders them: one CommonJS chunk; the host's singletons stay imports that the renderer maps to its own
 * instances, styles are left out.
 */
export function nodeBuild(unit: Package): Configuration {
  const { resolve } = browserBuild({ unit, mode: 'production' });
  return {
    mode: 'production',
    context: unit.folder,
    target: 'node24',
    devtool: false,
    entry: { routes: './src/routes.tsx' },
    output: {
      path: join(unit.folder, 'dist-node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [({ request }, done) => (isProvided(request) ? done(undefined, `commonjs2 ${request}`) : done())],
    ...(resolve ? { resolve } : {}),
    module: {
      rules: [
        ...(browserBuild({ unit, mode: 'production' }).module?.rules ?? []).slice(0, 1),
        { test: /\.(css|woff2|svg|webp)$/, type: 'asset/source', generator: { emit: false } },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}

const isProvided = (request?: string) =>
  singletons.some((name) => request === name || request?.startsWith(`${name}/jsx-runtime`));
