import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Mode, Package } from '../packages/read-package.ts';
import { sameFederationEntry } from './federation-entry.ts';
import { sharedNames } from './shared-names.ts';
import { shareAsHost } from './shared-table.ts';

const require = createRequire(import.meta.url);

/** Provided, and not imported by the shell itself: webpack provides only what a build contains. */
const onlyForRemotes = '@cyberharbour/shared-api/endpoint';

/** The order of the layers stands in front of all sheets, whatever is evaluated first. */
const styles = '@cyberharbour/shared-ui/styles.css';

export interface HostBuild {
  unit: Package;
  mode: Mode;
  routerFacade: string;
}

/**
 * The plug-in that leaves federation's runtime in the page is named by its CommonJS file, which would bring the whole
 * runtime a second time, beside the modules
 * that the shell itself imports.
 */
function oneRuntime(): Record<string, string> {
  const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const file = federation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [file]: file.replace(/\.cjs$/, '.js') };
}

/** The shell: eager entry, no remote known at build time, the singletons of the whole page. */
export function hostBuild({ unit, mode, routerFacade }: HostBuild): Configuration {
  const refresh = mode === 'development';
  const base = browserBuild({ unit, mode, sheetsWithIntegrity: true, refresh, alias: oneRuntime() });
  return {
    ...base,
    entry: {
      shell: [...(refresh ? [require.resolve('./refresh-runtime.js')] : []), styles, onlyForRemotes, './src/main.ts'],
    },
    // From wherever it is served: the files are the same in every version's folder.
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : [sharedNames('given')]),
      sameFederationEntry,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: shareAsHost(unit, join(unit.folder, routerFacade)),
        manifest: false,
        dts: false,
        dev: false,
        // Remotes take federation's runtime from here instead of each bringing its own.
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
