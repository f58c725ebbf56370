// Runs on whatever Node the machine has: brings what the lockfile names, and goes on with the Node that the project pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const pinned = join(root, 'node_modules', '.bin', 'node');
const stamp = join(root, 'node_modules', '.cache', 'installed');

const lockfile = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const installed = () => existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile();

function npm(...words) {
  const done = spawnSync('npm', words, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  console.error(`npm ${words.join(' ')} did not succeed; its own words stand above.`);
  process.exit(1);
}

/** Installs from the lockfile where that has not been done. Install scripts stay off, but for the pinned Node's. */
function install() {
  if (installed()) return;
  console.log('Installing what the lockfile names (a minute or two, the first time only)');
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfile());
}

/**
 * Makes sure that everything is installed, then that this process runs on the pinned Node: where it does not, the same command is run by that one
 * and this process ends with its exit code.
 */
export async function onPinnedNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(
      `Node ${process.versions.node} is too old to begin with: CyberHarbour needs Node 20 or newer (it then brings its own).`,
    );
    process.exit(1);
  }
  install();
  const wanted = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8')).version;
  if (process.versions.node === wanted) return;
  const { spawn } = await import('node:child_process');
  const child = spawn(pinned, process.argv.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(pinned)}:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.exit(
    await new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)))),
  );
}
