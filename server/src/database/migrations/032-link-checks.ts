import { type Kysely, sql } from 'kysely';

/** What the job knows of the pages that the library links to, and when each was last there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_checks')
    .addColumn('resource_id', 'text', (column) => column.primaryKey().references('resources.id').onDelete('cascade'))
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('baseline', 'text')
    .addColumn('seen', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_day', 'integer')
    .addColumn('finding', 'text', (column) => column.check(sql`finding in ('dead', 'moved', 'changed')`))
    .addColumn('detail', 'text')
    .addColumn('found_at', 'bigint')
    .addColumn('dismissed', 'text')
    .execute();
  await db.schema.alterTable('resources').addColumn('checked_at', 'bigint').execute();
}
