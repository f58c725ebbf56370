import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../processes/product.ts';
import { databaseAccount, requirePrograms } from './programs.ts';

const run = promisify(execFile);
const program = '/usr/bin/pgbackrest';
const stanza = 'cyberharbour';

/** A PostgreSQL server with pgBackRest's log archive, in a folder of its own. */
export class ArchivedDatabase {
  readonly folder = mkdtempSync(join(tmpdir(), 'cyberharbour-restore-'));
  private readonly account = databaseAccount();
  private readonly bin = requirePrograms();
  private readonly port: number;
  private data = '';

  constructor(port: number) {
    if (!existsSync(program)) throw new UserError('The drill needs a Debian package: apt-get install pgbackrest');
    this.port = port;
    chmodSync(this.folder, 0o755);
    for (const name of ['repository', 'locks', 'logs', 'socket']) this.makeFolder(name);
    this.configure('data');
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async create(): Promise<void> {
    this.makeFolder('data');
    const words = ['-D', this.data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    await this.call(join(this.bin, 'initdb'), words);
    const archive = `${program} --config=${this.configuration} --stanza=${stanza} archive-push %p`;
    const settings = [
      `port = ${this.port}`,
      `unix_socket_directories = '${join(this.folder, 'socket')}'`,
      "listen_addresses = '127.0.0.1'",
      'archive_mode = on',
      `archive_command = '${archive}'`,
      'max_wal_size = 2GB',
      'shared_buffers = 256MB',
      '',
    ];
    writeFileSync(join(this.data, 'postgresql.auto.conf'), settings.join('\n'));
    await this.start();
    await this.backRest('stanza-create');
  }

  start = () => this.call(join(this.bin, 'pg_ctl'), this.control('start', '-t', '600', '-l', this.log));
  /** As a machine that is lost. */
  kill = () => this.call(join(this.bin, 'pg_ctl'), this.control('stop', '-m', 'immediate'));
  backUp = () => this.backRest('backup', '--type=full');

  /** Puts the state of a moment into another folder, and starts there. */
  async restore(moment: string): Promise<void> {
    this.configure('restored');
    this.makeFolder('restored');
    await this.backRest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
    await this.start();
    for (const end = Date.now() + 600_000; (await this.ask('select pg_is_in_recovery()'))[0] !== 'f'; await pause(200))
      if (Date.now() > end) throw new Error('The restored database does not end its recovery.');
  }

  async ask(...orders: string[]): Promise<string[]> {
    const words = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...orders.flatMap((order) => ['-c', order])];
    const { stdout } = await run('/usr/bin/psql', [...words, this.url], { maxBuffer: 1 << 28 });
    return stdout.split('\n').filter((line) => line !== '');
  }

  async end(): Promise<void> {
    if (existsSync(join(this.data, 'postmaster.pid'))) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get configuration(): string {
    return join(this.folder, 'pgbackrest.conf');
  }

  private get log(): string {
    return join(this.folder, 'logs/postgresql.log');
  }

  private makeFolder(name: string): void {
    const folder = join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    if (this.account) chownSync(folder, this.account.uid, this.account.gid);
  }

  /** @param data the name of the folder that the database is in from now on */
  private configure(data: string): void {
    this.data = join(this.folder, data);
    const lines = [
      '[global]',
      `repo1-path=${join(this.folder, 'repository')}`,
      'repo1-retention-full=2',
      `lock-path=${join(this.folder, 'locks')}`,
      `log-path=${join(this.folder, 'logs')}`,
      'log-level-console=warn',
      'compress-type=lz4',
      'process-max=2',
      'start-fast=y',
      `[${stanza}]`,
      `pg1-path=${this.data}`,
      `pg1-port=${this.port}`,
      `pg1-socket-path=${join(this.folder, 'socket')}`,
      'pg1-user=postgres',
      '',
    ];
    writeFileSync(this.configuration, lines.join('\n'));
  }

  private control = (...words: string[]) => ['-D', this.data, '-w', ...words];

  private backRest(verb: string, ...words: string[]): Promise<void> {
    return this.call(program, [`--config=${this.configuration}`, `--stanza=${stanza}`, ...words, verb]);
  }

  private async call(file: string, words: readonly string[]): Promise<void> {
    // Nobody waits for what a server that was started prints.
    const { uid, gid } = this.account ?? {};
    const own = uid === undefined || gid === undefined ? {} : { uid, gid };
    await new Promise<void>((done, fail) => {
      const child = execFile(file, words, { cwd: this.folder, ...own, maxBuffer: 1 << 24 }, () => undefined);
      let said = '';
      child.stderr?.on('data', (text: string) => (said += text));
      child.once('error', fail);
      child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${file} ${words.join(' ')}: ${said}`))));
    });
  }
}
