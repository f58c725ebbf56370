import { type Kysely, sql } from 'kysely';

/** Subscribers with their consent, and mails that say how to leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'subscribed', 'left')`))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('left_at', 'bigint')
    .addColumn('consent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscribers_state_id').on('subscribers').columns(['state', 'id']).execute();
  await db.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute();
}
