import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Module } from 'webpack';
import { installedManifest } from '../packages/read-package.ts';
import type { Package } from '../packages/read-package.ts';
import { chunkOf } from './brought.ts';
import type { Brought } from './brought.ts';
import { singletons } from './shared-table.ts';

const require = createRequire(import.meta.url);
const design = '@cyberharbour/shared-ui';

/** Packages with one instance: all that a remote with a React of its own has apart from the host. */
const boundToReact = ['react', 'react-dom', 'react-router', 'react-router-dom', '@cyberharbour/shared-api', design];

/** What the host's table names and this remote takes from itself. */
export const isOwn = (brought: Brought, name: string): boolean =>
  brought.react !== undefined || (brought[design] !== undefined && name === design);

const hasOwn = (brought: Brought) => singletons.some((name) => isOwn(brought, name));

const folderOf = (unit: Package, name: string) => realpathSync(dirname(installedManifest(unit.folder, name)));

const entryPoint = (name: string) => fileURLToPath(import.meta.resolve(`@cyberharbour/platform/apart/${name}`));

/** What the remote exposes as `./routes`. */
export function exposedRoutes(brought: Brought): string {
  if (!hasOwn(brought)) return './src/routes.tsx';
  return entryPoint(brought.react === undefined ? 'styled-routes' : 'mounted-routes');
}

/** Every import of a brought package, by whatever package, means the one that is installed for the remote. */
export function resolveOwn(unit: Package, brought: Brought): webpack.WebpackPluginInstance[] {
  const names = brought.react === undefined ? (brought[design] === undefined ? [] : [design]) : boundToReact;
  if (names.length === 0) return [];
  const own = new RegExp(`^(?:${names.join('|')})(?:/|$)`);
  return [
    new webpack.NormalModuleReplacementPlugin(own, (data: { context: string }) => {
      data.context = unit.folder;
    }),
  ];
}

/**
 * What the entry points import and only a build has: the routes of the remote, and the tokens of a design system of
 * another major version; those of the same are the page's.
 */
function takePlaces(unit: Package, brought: Brought): webpack.WebpackPluginInstance {
  const tokens = join(folderOf(unit, design), 'src/tokens');
  const places = new Map([
    ['./remote-routes', join(unit.folder, 'src/routes.tsx')],
    ...(brought[design] === undefined
      ? []
      : ([
          ['./own-tokens.css', join(tokens, 'tokens.css')],
          ['./own-fallback.css', join(tokens, 'fallback.css')],
        ] as const)),
  ]);
  return new webpack.NormalModuleReplacementPlugin(/^\.\//, (data: { context: string; request: string }) => {
    if (data.context !== dirname(entryPoint('mounted-routes'))) return;
    data.request = places.get(data.request.replace(/\.js$/, '')) ?? data.request;
  });
}

const isUnder = (folders: readonly string[]) => (module: Module) => {
  const file = module.nameForCondition();
  return file !== null && folders.some((folder) => file.startsWith(`${folder}/`));
};

/**
 * The rest of a release build with packages of its own: names for the classes of its design system that no other one
 * has, and one chunk for each brought package.
 */
export function withOwnPackages(build: Configuration, unit: Package, brought: Brought): Configuration {
  if (!hasOwn(brought)) return build;
  const react = ['react', 'react-dom', 'scheduler'].flatMap((name) =>
    brought.react === undefined ? [] : [folderOfUsed(unit, name)],
  );
  const chunks = [
    ...(react.length > 0 ? [[chunkOf.react, react] as const] : []),
    ...(brought[design] === undefined ? [] : [[chunkOf[design], [folderOf(unit, design)]] as const]),
  ];
  const splitChunks = build.optimization?.splitChunks;
  const given = splitChunks ? splitChunks.cacheGroups : {};
  return {
    ...build,
    module: {
      ...build.module,
      rules: [
        ...(build.module?.rules ?? []),
        {
          enforce: 'pre',
          test: /\.(?:[cm]?[jt]sx?|css)$/,
          include: [
            `${folderOf(unit, design)}/`,
            `${realpathSync(unit.folder)}/src/`,
            entryPoint('styled-routes').replace(/styled-routes\.[jt]sx?$/, 'own-design.'),
          ],
          use: [{ loader: require.resolve('./own-classes.js'), options: { prefix: `${prefixOf(unit)}-ui-` } }],
        },
      ],
    },
    optimization: {
      ...build.optimization,
      ...(splitChunks && {
        splitChunks: {
          ...splitChunks,
          cacheGroups: {
            ...given,
            ...Object.fromEntries(
              chunks.map(([name, folders]) => [
                name,
                { name, test: isUnder(folders), chunks: 'all' as const, enforce: true, priority: 10 },
              ]),
            ),
          },
        },
      }),
    },
    plugins: [...(build.plugins ?? []), ...resolveOwn(unit, brought), takePlaces(unit, brought)],
    ...(typeof build.cache === 'object' && {
      cache: {
        ...(build.cache as webpack.FileCacheOptions),
        name: `own-${JSON.stringify(brought).replace(/\W+/g, '-')}`,
      },
    }),
  };
}

/** `mf_notices` is `notices`. */
const prefixOf = ({ remote }: Package) => (remote?.name ?? '').replace(/^mf_/, '').replaceAll('_', '-');

/** `scheduler` is a package of `react-dom`'s. */
const folderOfUsed = (unit: Package, name: string) =>
  name === 'scheduler'
    ? realpathSync(dirname(installedManifest(folderOf(unit, 'react-dom'), name)))
    : folderOf(unit, name);
