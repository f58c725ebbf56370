import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Mode, Package } from '../packages/read-package.ts';
import { broughtBy } from './brought.ts';
import { sameFederationEntry } from './federation-entry.ts';
import { exposedRoutes, isOwn, withOwnPackages } from './own-packages.ts';
import { sharedNames } from './shared-names.ts';
import { shareAsRemote } from './shared-table.ts';

export interface RemoteBuild {
  unit: Package;
  mode: Mode;
  /** The exact version of this build; federation would otherwise read the current folder's package.json. */
  version: string;
  /** In development: the address that this remote's own server listens on, with a slash at its end. */
  devAddress?: string;
}

/**
 * A remote as the host loads it: one exposed module, and nothing shared brought along but what it needs in another
 * major version.
 */
export function remoteBuild({ unit, mode, version, devAddress }: RemoteBuild): Configuration {
  if (!unit.remote) throw new Error(`${unit.name} has no remote.json.`);
  const refresh = mode === 'development';
  const brought = broughtBy(unit);
  const base = withOwnPackages(browserBuild({ unit, mode, sheetsWithIntegrity: true, refresh }), unit, brought);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: devAddress ?? 'auto', library: { type: 'module' } },
    // What the host leaves in the page for its remotes is a global, also in module output.
    externalsType: 'global',
    ...(refresh ? { externals: [oneRefreshRuntime] } : {}),
    plugins: [
      ...(base.plugins ?? []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : [sharedNames('taken')]),
      sameFederationEntry,
      new ModuleFederationPlugin({
        name: unit.remote.name,
        library: { type: 'module' },
        filename: 'remoteEntry.js',
        exposes: { './routes': exposedRoutes(brought) },
        shareStrategy: 'loaded-first',
        shared: shareAsRemote(unit, (name) => !isOwn(brought, name)),
        manifest: { additionalData: ({ stats }) => void (stats.metaData.buildInfo.buildVersion = version) },
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** Fast Refresh works across remotes only with one runtime in the page: the host's. */
function oneRefreshRuntime({ request }: { request?: string }, done: (error?: Error, result?: string) => void) {
  if (request && /react-refresh[\\/]runtime(\.js)?$/.test(request)) done(undefined, 'var __REFRESH_RUNTIME__');
  else done();
}
