import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketPackages, linkOwnPackages, tracingPackages, writeWebServerInstall } from './dependencies/web-server.ts';
import { root } from './root.ts';

/**
 * `node run/install-web-server.ts <folder> [--bucket] [--tracing]`: installs what the web server runs, and nothing that
 * builds it; with what it needs for a release store in a bucket, and for a collector of spans. It needs no package
 * itself, so that a container can begin with it.
 */
const options = { bucket: { type: 'boolean' }, tracing: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const folder = resolve(positionals[0] ?? '.');
const count = writeWebServerInstall(root, folder, [
  ...(values.bucket ? bucketPackages : []),
  ...(values.tracing ? tracingPackages : []),
]);
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
linkOwnPackages(folder);
console.log(`${count} packages for the web server in ${folder}`);
