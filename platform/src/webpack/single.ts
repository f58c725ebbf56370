import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './common.ts';
import type { Package } from '../packages/read-package.ts';

export interface SingleBuild {
  /** Whose compiler settings count. */
  unit: Package;
  entry: string;
  path: string;
  apiBase: string;
}

/**
 * Everything in one build, without federation: what the benchmark compares with. Screens stay lazy, as any single-page
 * application has them.
 */
export function singleBuild({ unit, entry, path, apiBase }: SingleBuild): Configuration {
  const base = browserBuild({ unit, mode: 'production' });
  return {
    ...base,
    entry: { single: entry },
    output: { ...base.output, path, publicPath: '/' },
    cache: false,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ __API_BASE__: JSON.stringify(apiBase) }),
      new HtmlWebpackPlugin({
        scriptLoading: 'module',
        templateContent:
          '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title data-boot>CyberHarbour</title></head><body><div id="root"></div></body></html>',
      }),
    ],
  };
}
