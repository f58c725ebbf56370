import path from 'node:path';
import { Kysely, type Logger } from 'kysely';
import { PooledPostgresDialect } from './pooled-postgres.ts';
import { openReader } from './reader.ts';
import { joinPools } from './replica.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/**
 * The embedded database in the data folder, or PostgreSQL when it has an address. `see` is called for every query.
 * @param replicas where visitors' reads go (`readFromReplica`); the database itself where it is null
 */
export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  see?: Logger,
  replicas: string | null = null,
): Promise<Db> {
  if (databaseUrl) return openPostgres(databaseUrl, see, replicas);
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(embeddedFile(dataDir)), ...logTo(see) });
}

const logTo = (see: Logger | undefined) => (see ? { log: see } : {});

export const embeddedFile = (dataDir: string) => path.join(dataDir, 'cyberharbour.db');

/**
 * For what may take long over a large table: a thread of its own for the embedded database, the same pool for
 * PostgreSQL.
 */
export const openHeavy = (db: Db, databaseUrl: string | null, dataDir: string, see?: Logger): Db =>
  databaseUrl ? db : openReader(embeddedFile(dataDir), see);

/** Its driver is loaded only where it is used: the embedded start stays quick. */
async function openPostgres(primary: string, see: Logger | undefined, replicas: string | null): Promise<Db> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const open = (connectionString: string) => {
    const pool = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 5000,
      query_timeout: 15_000,
      keepAlive: true,
    });
    // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    // So would one that dies in the middle of a transaction, between two queries; the next query says it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = replicas === null ? open(primary) : joinPools(open(primary), open(replicas));
  return new Kysely<Tables>({ dialect: new PooledPostgresDialect({ pool }), ...logTo(see) });
}
