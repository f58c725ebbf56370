import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';

/** A server of someone else that a test can take away and bring back. */
export interface Engine {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** For good, with its files. */
  end(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** Debian's newest, unless `PG_BIN` names a folder. */
function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  return [process.env['PG_BIN'] ?? '', ...versions.map((version) => path.join(debian, version, 'bin'))].find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')),
  );
}

export const isPostgresInstalled = () => findPostgres() !== undefined;

function postgresBinaries(): string {
  const found = findPostgres();
  if (!found) throw new Error(`No PostgreSQL server under ${debian}: install the package postgresql, or set PG_BIN.`);
  return found;
}

const isRoot = process.getuid?.() === 0;

/** A PostgreSQL server refuses to run as root: then it runs as the account that its package made. */
function asPostgres(file: string, words: string[]): void {
  const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', file, ...words] : [file, ...words];
  execFileSync(command, rest, { stdio: 'ignore', cwd: tmpdir() });
}

/** @param settings of `postgresql.conf`, as `name=value` */
export async function startPostgres(settings: readonly string[] = []): Promise<Engine> {
  const bin = postgresBinaries();
  const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const port = await freePort();
  asPostgres(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  const ctl = (...words: string[]) => asPostgres(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...words]);
  const start = async () =>
    ctl(
      '-l',
      path.join(folder, 'log'),
      '-o',
      [`-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`, ...settings].join(' -c '),
      'start',
    );
  const stop = async () => ctl('-m', 'immediate', 'stop');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async end() {
      if (existsSync(path.join(data, 'postmaster.pid'))) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis(): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-redis-'));
  const port = await freePort();
  let server: ReturnType<typeof spawn> | null = null;
  const start = async () => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    await untilOpen(port);
  };
  const stop = async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await ended;
    server = null;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    async end() {
      if (server) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.unref();
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await pause(50);
  }
  throw new Error(`nothing listens at ${port}`);
}
