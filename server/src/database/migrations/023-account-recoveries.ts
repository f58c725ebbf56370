import { type Kysely, sql } from 'kysely';

/** Requests of members who cannot read the mail of their account any more, or who lost every second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_recoveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('asked', 'requested', 'waiting', 'done', 'stopped', 'refused')`),
    )
    .addColumn('is_proved', 'integer', (column) => column.notNull().check(sql`is_proved in (0, 1)`))
    .addColumn('removes_second_steps', 'integer', (column) =>
      column.notNull().check(sql`removes_second_steps in (0, 1)`),
    )
    .addColumn('message', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('checked_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('is_reminded', 'integer', (column) => column.notNull().check(sql`is_reminded in (0, 1)`))
    .execute();
  for (const columns of [['user_id', 'state'], ['state', 'due_at'], ['checked_by']])
    await db.schema
      .createIndex(`account_recoveries_${columns.join('_')}`)
      .on('account_recoveries')
      .columns(columns)
      .execute();
}
