import { type Kysely, sql } from 'kysely';

/**
 * Accounts that their members asked to delete, and what is still to be wiped of those that are gone. No foreign key:
 * a row outlives its account until the wiping is done. The audit log says whose words an entry holds, and by which
 * entry they were erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_deletions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'working', 'erased')`))
    .addColumn('posts', 'text', (column) => column.notNull().check(sql`posts in ('stay', 'go', 'untouched')`))
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_deletions_due').on('account_deletions').columns(['state', 'due_at']).execute();
  await db.schema.alterTable('audit').addColumn('words_of', 'text').execute();
  await db.schema.alterTable('audit').addColumn('erased_by', 'bigint').execute();
  for (const [kind, table, author] of [
    ['blog', 'blogs', 'author_id'],
    ['campaign', 'campaigns', 'creator_id'],
  ] as const) {
    await sql`update audit set words_of = (select ${sql.ref(author)} from ${sql.table(table)} where id = item_id)
      where kind = ${sql.lit(kind)}`.execute(db);
  }
  await db.schema.createIndex('audit_words_of').on('audit').column('words_of').execute();
}
