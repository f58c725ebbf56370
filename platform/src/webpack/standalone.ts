import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { broughtBy } from './brought.ts';
import { browserBuild } from './common.ts';
import { resolveOwn } from './own-packages.ts';
import type { Package } from '../packages/read-package.ts';

/** A remote alone in its own page: no federation, the same providers from the shell's kit, the real API. */
export function standaloneBuild(unit: Package, settings: { apiBase: string }): Configuration {
  const base = browserBuild({ unit, mode: 'development', refresh: true });
  return {
    ...base,
    entry: { alone: './src/alone.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      ...resolveOwn(unit, broughtBy(unit)),
      new ReactRefreshPlugin({ overlay: false }),
      new webpack.DefinePlugin({ __API_BASE__: JSON.stringify(settings.apiBase) }),
      new HtmlWebpackPlugin({
        scriptLoading: 'module',
        templateContent:
          '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>',
      }),
    ],
  };
}
