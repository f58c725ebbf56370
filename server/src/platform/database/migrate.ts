import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as first from './migrations/001-first.ts';

/** In order, never changed once released: a new need is a new file. */
const migrations: Record<string, Migration> = { '001-first': first };

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
