import type { Kysely } from 'kysely';

/** What happened on an account lately, for its member to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('network', 'text')
    .addColumn('detail', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('account_events_user_id')
    .on('account_events')
    .columns(['user_id', 'event', 'id'])
    .execute();
  await db.schema.createIndex('account_events_created_at').on('account_events').column('created_at').execute();
}
