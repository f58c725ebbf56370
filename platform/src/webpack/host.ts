import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Mode, Package } from '../packages/read-package.ts';
import { sharedNames } from './shared-names.ts';
import { withRouterFacade } from './router-facade.ts';
import { shareAsHost } from './shared-table.ts';

const require = createRequire(import.meta.url);

/** Provided, and not imported by the shell itself: webpack provides only what a build contains. */
const onlyForRemotes = '@cyberharbour/shared-api/endpoint';

/** The order of the layers stands in front of all sheets, whatever is evaluated first. */
const styles = '@cyberharbour/shared-ui/styles.css';

export interface HostBuild {
  unit: Package;
  mode: Mode;
  /** The module that stands for `react-router-dom`: the whole package costs 27 kB. */
  routerFacade: string;
}

/** The shell: eager entry, no remote known at build time, the singletons of the whole page. */
export function hostBuild({ unit, mode, routerFacade }: HostBuild): Configuration {
  const refresh = mode === 'development';
  const base = browserBuild({ unit, mode, sheetsWithIntegrity: true, refresh });
  return {
    ...base,
    resolve: withRouterFacade(base.resolve, join(unit.folder, routerFacade)),
    entry: {
      shell: [...(refresh ? [require.resolve('./refresh-runtime.js')] : []), styles, onlyForRemotes, './src/main.ts'],
    },
    // From wherever it is served: the files are the same in every version's folder.
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : [sharedNames('given')]),
      new webpack.sharing.ProvideSharedPlugin({ provides: shareAsHost(unit) }),
    ],
  };
}
