import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTransform from 'react-refresh-typescript';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { insertWithIntegrity } from './insert-with-integrity.js';
import { manifestsOf } from '../packages/read-package.ts';
import type { Mode, Package } from '../packages/read-package.ts';
import { markPureValues } from './pure-values.ts';

const require = createRequire(import.meta.url);

export interface Shape {
  unit: Package;
  mode: Mode;
  /** Sheets are inserted with the hash that the release set names, and refused without one. */
  sheetsWithIntegrity?: boolean;
  /** Fast Refresh: React's transform in the loader, styles replaced in place. */
  refresh?: boolean;
}

const scripts = (unit: Package, refresh: boolean): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: join(unit.folder, 'tsconfig.json'),
        compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
        // What is refreshed is not minified.
        getCustomTransformers: () => ({ before: [refresh ? refreshTransform() : markPureValues(unit)] }),
      },
    },
  ],
});

const sheets = (mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    mode === 'production' ? MiniCssExtractPlugin.loader : require.resolve('style-loader'),
    { loader: require.resolve('css-loader'), options: { modules: false } },
  ],
});

/** The router's packages default to their development files; a release takes the production ones. */
const productionRouter = (unit: Package) => {
  const folder = join(
    createRequire(join(unit.folder, 'package.json')).resolve('react-router/package.json'),
    '../dist/production',
  );
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};

/**
 * What webpack's own cache does not look at: each package.json that a build reads (a changed `sideEffects` leaves
 * modules out), and the presets.
 */
function cacheVersion(unit: Package): string {
  const packages = manifestsOf(unit.folder).map((file) => readFileSync(file));
  const presets = readdirSync(import.meta.dirname)
    .sort()
    .map((file) => readFileSync(join(import.meta.dirname, file)));
  const hash = createHash('sha256');
  for (const part of [...packages, ...presets]) hash.update(part);
  return `webpack ${webpack.version}, ${hash.digest('hex').slice(0, 16)}`;
}

/**
 * SWC takes less time than Terser, and what it writes is half a percent smaller. It has threads of its own, so that no
 * process is started for it. Licences lie in a file of their own beside each script that needs one, under the script's
 * name.
 */
const smallScripts = {
  parallel: false,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true },
  extractComments: { banner: false },
} as const;

/**
 * Another bundler's name for hot replacement, for which the router asks. Where webpack does not know a name of
 * `import.meta`, it writes down all that it knows, with the path of the file on the machine that builds.
 */
const absent = { 'import.meta.hot': 'undefined' };

/**
 * The first line of each script asks V8 to compile all of its functions while the script arrives, on another thread.
 * Without it, the main thread compiles each function at its first call. Other engines read a comment. The minifier
 * removes comments, so the line is written after it.
 * Source: https://github.com/WICG/explicit-javascript-compile-hints-file-based.
 */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** What every browser build has in common: ES modules, hashed names, a cache that knows the tools' versions. */
export function browserBuild({ unit, mode, sheetsWithIntegrity = false, refresh = false }: Shape): Configuration {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    mode,
    context: unit.folder,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    experiments: { outputModule: true },
    output: {
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: unit.remote?.name ?? unit.name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      path: join(unit.folder, 'dist'),
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: mode === 'production' ? productionRouter(unit) : {},
    },
    module: {
      rules: [scripts(unit, refresh), sheets(mode), { test: /\.(woff2|svg|webp|png|jpe?g)$/, type: 'asset/resource' }],
    },
    optimization: {
      runtimeChunk: false,
      // A library that one screen uses comes in that screen's chunk, not as a request of its own; one that several use
      // is split off.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [new MinimizerPlugin(smallScripts), new CssMinimizerPlugin()],
      ...(mode === 'production' ? { moduleIds: 'deterministic', chunkIds: 'deterministic' } : {}),
    },
    plugins: [
      new webpack.DefinePlugin(absent),
      ...(mode === 'production'
        ? [
            compileHint(),
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:8].css',
              chunkFilename: '[name].[contenthash:8].css',
              ...(sheetsWithIntegrity ? { insert: insertWithIntegrity } : {}),
            }),
          ]
        : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(unit.folder, 'node_modules', '.cache', 'webpack'),
      version: cacheVersion(unit),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
