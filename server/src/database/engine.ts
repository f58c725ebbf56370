import { PostgresAdapter } from 'kysely';
import type { Kysely } from 'kysely';

/** One of the few seams between the two databases; asked where they have no word in common. */
export const isPostgres = (db: Pick<Kysely<never>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
