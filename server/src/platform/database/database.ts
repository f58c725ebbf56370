import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** The embedded database in the data folder, or PostgreSQL when it has an address. */
export async function openDatabase(databaseUrl: string | null, dataDir: string): Promise<Db> {
  if (databaseUrl) return postgres(databaseUrl);
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(path.join(dataDir, 'cyberharbour.db')) });
}

/** Its driver is loaded only where it is used: the embedded start stays quick. */
async function postgres(connectionString: string): Promise<Db> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, query_timeout: 15_000 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
