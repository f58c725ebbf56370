import { type Kysely, sql } from 'kysely';
import { watchPosts } from './008-public-changes.ts';

/** Alerts in plain words, which every page shows while they run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('happened', 'text', (column) => column.notNull())
    .addColumn('affected', 'text', (column) => column.notNull())
    .addColumn('advice', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('corrections', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('letter_id', 'text', (column) => column.references('letters.id').onDelete('set null'))
    .addColumn('visibility', 'integer', (column) => column.notNull().check(sql`visibility = 2`))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await watchPosts(db, 'alerts');
  await schema.createIndex('alerts_ends').on('alerts').column('ends_at').execute();
}
