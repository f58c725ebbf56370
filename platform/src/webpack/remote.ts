import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Mode, Package } from '../packages/read-package.ts';
import { broughtBy } from './brought.ts';
import { containerEntry, containerFile, exposedChunk } from './container-file.ts';
import { exposedRoutes, isOwn, withOwnPackages } from './own-packages.ts';
import { sharedNames } from './shared-names.ts';
import { shareAsRemote } from './shared-table.ts';

export interface RemoteBuild {
  unit: Package;
  mode: Mode;
  /** In development: the address that this remote's own server listens on, with a slash at its end. */
  devAddress?: string;
}

/**
 * A remote as the host loads it: one exposed module, and nothing shared brought along but what it needs in another
 * major version.
 */
export function remoteBuild({ unit, mode, devAddress }: RemoteBuild): Configuration {
  if (!unit.remote) throw new Error(`${unit.name} has no remote.json.`);
  const refresh = mode === 'development';
  const brought = broughtBy(unit);
  const shared = shareAsRemote(unit, (name) => !isOwn(brought, name));
  const base = withOwnPackages(browserBuild({ unit, mode, sheetsWithIntegrity: true, refresh }), unit, brought);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: devAddress ?? 'auto', library: { type: 'module' } },
    ...(refresh ? { externals: [oneRefreshRuntime] } : {}),
    plugins: [
      ...(base.plugins ?? []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : [sharedNames('taken'), containerFile(shared)]),
      new webpack.container.ModuleFederationPlugin({
        name: unit.remote.name,
        library: { type: 'module' },
        filename: containerEntry,
        exposes: { './routes': { import: exposedRoutes(brought), name: exposedChunk } },
        shared,
      }),
    ],
  };
}

/** Fast Refresh works across remotes only with one runtime in the page: the host's. */
function oneRefreshRuntime({ request }: { request?: string }, done: (error?: Error, result?: string) => void) {
  if (request && /react-refresh[\\/]runtime(\.js)?$/.test(request)) done(undefined, 'var __REFRESH_RUNTIME__');
  else done();
}
