import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { linkOwnPackages, writeWebServerInstall } from './dependencies/web-server.ts';
import { root } from './root.ts';

/**
 * `node run/install-web-server.ts <folder> [--bucket]`: installs what the web server runs, and nothing that builds it.
 * It needs no package itself, so that a container can begin with it.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { bucket: { type: 'boolean' } } });
const folder = resolve(positionals[0] ?? '.');
const count = writeWebServerInstall(root, folder, values.bucket ?? false);
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
linkOwnPackages(folder);
console.log(`${count} packages for the web server in ${folder}`);
