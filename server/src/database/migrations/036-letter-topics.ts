import { type Kysely, sql } from 'kysely';

/** What a subscriber chose, and what a letter is for. Whoever subscribed before agreed to one letter a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['subscribers', 'letters'])
    await db.schema
      .alterTable(table)
      .addColumn('topics', 'text', (column) => column.notNull().defaultTo(sql`'["monthly"]'`))
      .execute();
}
