import { type Kysely, sql } from 'kysely';

/** What posts were before their last changes, for their authors and moderators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('more', 'text', (column) => column.notNull())
    .addColumn('by_author', 'integer', (column) => column.notNull().check(sql`by_author in (0, 1)`))
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('revisions_item_id').on('revisions').columns(['item_id', 'id']).execute();
}
