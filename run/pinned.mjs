/**
 * `node run/pinned.mjs <file> [words]`: runs a TypeScript file of the repository on the Node that the lockfile pins. It
 * is JavaScript because it runs on whatever Node (20 or newer) the machine has: it installs what the lockfile names
 * where that has not been done, then hands over and ends with the exit code of that run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const pinned = join(root, 'node_modules', '.bin', 'node');
const stamp = join(root, 'node_modules', '.cache', 'installed');

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();

/**
 * Whether somebody installed what the lockfile names, with npm alone. Optional packages of other platforms are missing.
 */
function isAsLocked() {
  const npmsOwn = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(npmsOwn)) return false;
  const read = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .map(([place, { integrity, resolved, link, optional }]) => ({ place, is: link ? resolved : integrity, optional }))
      .filter(({ is }) => is);
  const [locked, installed] = [read(join(root, 'package-lock.json')), read(npmsOwn)];
  const found = new Map(installed.map(({ place, is }) => [place, is]));
  const same = locked.filter(({ place, is }) => found.get(place) === is);
  return same.length === installed.length && locked.every(({ place, optional }) => optional || found.has(place));
}

function npm(...words) {
  const done = spawnSync('npm', words, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  console.error(`npm ${words.join(' ')} failed; its own output is above.`);
  process.exit(1);
}

/** Install scripts stay off, except the one that brings the pinned Node. */
function install() {
  if (isInstalled()) return;
  if (!isAsLocked()) {
    console.log('Installing what the lockfile names (a minute or two, the first time only)');
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  }
  npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfileHash());
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old to begin with: CyberHarbour needs Node 20 or newer (it then brings its own).`,
  );
  process.exit(1);
}
install();
// Every process of a run loads the same modules: what was compiled once is read from there.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
const [file, ...words] = process.argv.slice(2);
const script = resolve(root, file);
const wanted = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8')).version;
if (process.versions.node === wanted) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  const child = spawn(pinned, [script, ...words], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(pinned)}:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}
