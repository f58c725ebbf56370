import { type Kysely, sql } from 'kysely';

/**
 * A new address waits until it is proved, and the old one has a way back for some days. Mails have a turn, so that
 * codes go first and nobody's many mails hold up others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('old_email', 'text', (column) => column.notNull())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'done')`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const columns of [['user_id', 'state'], ['old_email'], ['expires_at']])
    await db.schema
      .createIndex(`email_changes_${columns.join('_')}`)
      .on('email_changes')
      .columns(columns)
      .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('outbox_state_turn').on('outbox').columns(['state', 'turn', 'due_at']).execute();
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'kind', 'created_at']).execute();
}
