import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { findFreePort, UserError } from '../processes/product.ts';
import { databaseAccount, requirePrograms } from './programs.ts';
import { report, today } from './report-page.ts';

const run = promisify(execFile);
const program = '/usr/bin/pgbackrest';
const stanza = 'cyberharbour';

/** A PostgreSQL server with pgBackRest's log archive, in a folder of its own. */
class ArchivedDatabase {
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

/** Posts of one member with their words, the way the first start and the form would leave them. */
const fillPosts = (from: number, to: number) => [
  `insert into blogs (id, title, content, excerpt, media_id, status, visibility, author_id, created_at, updated_at, waits)
   select 'post-' || lpad(n::text, 9, '0'), 'Note ' || n || ' from the harbour',
     'A message said the parcel was waiting and asked for a small fee, so we rang the shop. ' || md5(n::text),
     'A message said the parcel was waiting', null, 'approved', 2, 'mei', 1790000000000 + n, 1790000000000 + n, 0
   from generate_series(${from}, ${to}) n`,
  `insert into search_documents (item_id, kind, words, titles)
   select id, 'blogs', to_tsvector('simple', title || ' ' || content), to_tsvector('simple', title) from blogs
   where id between 'post-${String(from).padStart(9, '0')}' and 'post-${String(to).padStart(9, '0')}'`,
];

/** Of each table how many rows there are, and the sum of their digests: the same only for the same rows. */
async function readDigests(database: ArchivedDatabase): Promise<Map<string, string>> {
  const tables = await database.ask(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const digests = new Map<string, string>();
  for (const table of tables) {
    const digest = `count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)::numeric), 0)`;
    digests.set(table, (await database.ask(`select ${digest} from "${table}" each`)).join());
  }
  return digests;
}

const seconds = (from: number) => ((Date.now() - from) / 1000).toFixed(0);

/**
 * Rehearses the restore to the moment before most posts were deleted: a base backup, the archive of the log, and a
 * comparison of every row of every table.
 */
export async function drillRestore({ posts }: { posts: number }): Promise<void> {
  const database = new ArchivedDatabase(await findFreePort());
  try {
    await database.create();
    const db = await openDatabase(database.url, '');
    await migrate(db);
    await db.destroy();
    await database.ask(
      `insert into users (id, name, email, password_hash, role, is_verified, created_at, updated_at)
       values ('mei', 'Mei', 'mei@example.com', '!', 'general', 1, 0, 0)`,
    );
    const inBackup = Math.floor(posts * 0.9);
    await database.ask(...fillPosts(1, inBackup));
    console.log(`${inBackup} posts before the backup`);
    let began = Date.now();
    await database.backUp();
    const backup = seconds(began);
    // What the backup lacks comes from the log.
    await database.ask(
      ...fillPosts(inBackup + 1, posts),
      `update blogs set title = title || ', again' where id < 'post-000001000'`,
    );
    const before = await readDigests(database);
    const [moment = ''] = await database.ask('select clock_timestamp()');
    await pause(1000);
    await database.ask(`delete from search_documents`, `delete from blogs where id > 'post-000000500'`);
    await database.ask(`insert into facts (name, value) values ('after', 'the deletion')`, 'select pg_switch_wal()');
    await untilArchived(database);
    const [left] = await database.ask('select count(*) from blogs');
    await database.kill();
    console.log(`${left} posts left; restoring to ${moment}`);
    began = Date.now();
    await database.restore(moment);
    const restored = seconds(began);
    const after = await readDigests(database);
    const different = [...before].filter(([table, digest]) => after.get(table) !== digest).map(([table]) => table);
    const row = [
      `${posts} posts, ${left} left by the deletion`,
      `${backup} s`,
      `${restored} s`,
      different.length === 0 ? `all ${before.size} the same` : `different: ${different.join(', ')}`,
      today(),
    ];
    console.log(row.join(' | '));
    report({ heading, words, columns: ['What', 'Base backup', 'Restore', 'Tables compared', 'Day'], rows: [row] });
    if (different.length > 0 || before.size !== after.size) throw new Error(`Different: ${different.join(', ')}`);
  } finally {
    await database.end();
  }
}

/** Resolves once the last piece of the log that is whole lies in the archive. */
async function untilArchived(database: ArchivedDatabase): Promise<void> {
  const question = `select count(*) from pg_ls_archive_statusdir() where name like '%.ready'`;
  for (const end = Date.now() + 600_000; (await database.ask(question))[0] !== '0'; await pause(500))
    if (Date.now() > end) throw new Error('The log is not archived.');
}

const heading = 'Restore to a moment';
const words = `A PostgreSQL with pgBackRest: a base backup with nine tenths of the posts, the rest and changes from the archive of the log; then most
posts are deleted, the server is killed, and another folder gets the state of the moment before. Restore: from the command until it takes
writes. Compared: every row of every table.`;
