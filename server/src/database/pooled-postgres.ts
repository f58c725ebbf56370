import { type DialectAdapter, PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * PostgreSQL behind a pool that gives each transaction another connection. Kysely's own lock on migrations belongs to a
 * connection: it would be let go on another one, and stay for ever. `migrate` takes one that ends with its transaction.
 */
export class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new PooledPostgresAdapter();
  }
}

class PooledPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
