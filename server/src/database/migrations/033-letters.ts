import { type Kysely, sql } from 'kysely';
import { watchPosts } from './008-public-changes.ts';

/** Letters to subscribers, one row for each mail of each letter, and addresses that refuse mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('blocks', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`),
    )
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('send_at', 'bigint')
    .addColumn('begun_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('listed_to', 'text')
    .addColumn('is_listed', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_listed in (0, 1)`),
    )
    .addColumn('visibility', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`visibility in (0, 2)`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await watchPosts(db, 'letters');
  await schema.createIndex('letters_state_id').on('letters').columns(['state', 'id']).execute();
  await schema.createIndex('letters_visibility_id').on('letters').columns(['visibility', 'id']).execute();
  await schema
    .createTable('letter_deliveries')
    .addColumn('letter_id', 'text', (column) => column.notNull().references('letters.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'refused', 'left')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('letter_deliveries_pk', ['letter_id', 'subscriber_id'])
    .execute();
  await schema
    .createIndex('letter_deliveries_due')
    .on('letter_deliveries')
    .columns(['letter_id', 'state', 'due_at'])
    .execute();
  await schema.createIndex('letter_deliveries_subscriber').on('letter_deliveries').column('subscriber_id').execute();
  await schema
    .alterTable('subscribers')
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('subscribers').addColumn('bounced_at', 'bigint').execute();
}
