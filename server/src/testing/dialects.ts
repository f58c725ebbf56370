import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { openDatabase, openHeavy, type Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { AddRoutes } from '../features.ts';
import { openPglite } from './pglite.ts';
import { type TestServer, openTestServer } from './test-server.ts';

const realPostgres = process.env['TEST_DATABASE_URL'];
/** `TEST_DIALECTS=sqlite,postgres` chooses among them. */
const dialects = process.env['TEST_DIALECTS']?.split(',') ?? [
  'sqlite',
  'pglite',
  ...(realPostgres ? ['postgres'] : []),
];

/**
 * Runs the same tests on every database: the embedded one, PostgreSQL in memory and, where one is given, a real one.
 */
export function onEveryDatabase(
  title: string,
  tests: (server: () => TestServer) => void,
  more: readonly AddRoutes[] = [],
): void {
  for (const dialect of dialects) {
    describe(`${title} (${dialect})`, () => {
      let server: TestServer | undefined;
      let dataDir = '';
      before(async () => {
        dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
        const db = await open(dialect, dataDir);
        server = await openTestServer(db, dialect === 'sqlite' ? openHeavy(db, null, dataDir) : db, dataDir, more);
      });
      after(async () => {
        await server?.close();
        await rm(dataDir, { recursive: true, force: true });
      });
      tests(() => {
        if (!server) throw new Error('the server did not open');
        return server;
      });
    });
  }
}

async function open(dialect: string, dataDir: string): Promise<Db> {
  if (dialect === 'sqlite') return openDatabase(null, dataDir);
  if (dialect === 'pglite') return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openPglite() }) });
  return openOwnDatabase(realPostgres ?? '');
}

/** A database of its own for each file, so that files may run at the same time. */
async function openOwnDatabase(url: string): Promise<Db> {
  const name = `t_${process.pid}_${Date.now()}`;
  const first = await openDatabase(url, '');
  await sql`create database ${sql.id(name)}`.execute(first);
  await first.destroy();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase(own.href, '');
}
