import type { Module } from 'webpack';

/** The package that a module takes from the host; undefined for any other module. */
export const readShareKey = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;
