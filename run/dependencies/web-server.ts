import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockfile } from './lockfile.ts';
import { pruneLockfile } from './prune.ts';

/** The packages that the modules of the web server import. */
export const webServerPackages = ['@fastify/cookie', 'fastify', 'react-router-dom', 'semver', 'zod'] as const;

/** What a release store in a bucket needs beside them. */
export const bucketPackages = ['@aws-sdk/client-s3'] as const;

/** What it needs beside them where a collector gets its spans. */
export const tracingPackages = [
  '@fastify/otel',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
] as const;

/** What gates load when they judge a release. The web server judges none, and does not install them. */
export const gatePackages = ['acorn', 'acorn-walk', 'eslint-scope', 'postcss', 'postcss-selector-parser'] as const;

/** The packages of this repository that the web server imports. */
export const ownPackages = ['http-server', 'platform', 'releases', 'shared-api'] as const;

/**
 * Writes what `npm ci` installs for the web server into a folder, by the lockfile of the repository; none of the tools
 * that build releases is among it.
 * @param more packages beside those that it always needs
 * @returns how many packages npm will install
 */
export function writeWebServerInstall(root: string, folder: string, more: readonly string[] = []): number {
  const { lockfileVersion, packages } = readLockfile(root);
  const names = [...webServerPackages, ...more];
  const pruned = pruneLockfile(packages, names);
  const manifest = {
    name: 'cyberharbour-web',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(names.map((name) => [name, pruned[`node_modules/${name}`]?.version])),
  };
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, undefined, 2)}\n`);
  mkdirSync(folder, { recursive: true });
  write('package.json', manifest);
  write('package-lock.json', { ...manifest, lockfileVersion, requires: true, packages: { '': manifest, ...pruned } });
  return Object.keys(pruned).length;
}

/** Lets the modules of the web server find the repository's own packages, which lie beside `node_modules`. */
export function linkOwnPackages(folder: string): void {
  const scope = join(folder, 'node_modules/@cyberharbour');
  mkdirSync(scope, { recursive: true });
  for (const name of ownPackages) symlinkSync(join('../..', name), join(scope, name));
}
