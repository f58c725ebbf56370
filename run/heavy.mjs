import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPinnedNode } from './install.mjs';

await onPinnedNode();
const { nodeTests } = await import('./suites.mjs');

/** Debian's folder of PostgreSQL servers, newest first. */
const debian = '/usr/lib/postgresql';
const binaries = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debian, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;

function postgresBinaries() {
  const found = binaries();
  if (found) return found;
  if (process.getuid?.() === 0) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', 'postgresql'], quiet);
  }
  return binaries();
}

/** A PostgreSQL server refuses to run as root: then it runs as the account that its package made. */
const asPostgres = (file, words) => {
  const [command, ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', file, ...words] : [file, ...words];
  execFileSync(command, rest, { stdio: 'ignore', cwd: tmpdir() });
};

/** Runs the server's tests against a real PostgreSQL of their own. */
async function onPostgres() {
  const bin = postgresBinaries();
  if (!bin) return { passed: 0, failed: 1, said: `No PostgreSQL server under ${debian}: install the package postgresql.` };
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-postgres-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  try {
    asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']);
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`, 'start']);
    return await nodeTests(['server/src/**/*.test.ts'], { env: { TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` } });
  } finally {
    if (existsSync(join(data, 'postmaster.pid'))) asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rooms that everyday runs leave out, each copied out and installed by itself. */
const standAlone = () => nodeTests(['run/laws/alone.test.mjs'], { env: { ALONE: 'mf-public,mf-dashboard,shell' } });

const total = { passed: 0, failed: 0 };
for (const [name, run] of [
  ['server, on a real PostgreSQL', onPostgres],
  ['every room stands alone', standAlone],
]) {
  const began = performance.now();
  const { passed, failed, said } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed${failed ? `, ${failed} failed\n\n${said}` : ''} (${Math.round((performance.now() - began) / 1000)} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
