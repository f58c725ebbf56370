import type { Kysely } from 'kysely';

/** What of a picture stays in sight where it is cut, and what readers saw last of a post whose change waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    for (const column of ['image_focus', 'earlier_title', 'earlier_text'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    await db.schema.alterTable(table).addColumn('earlier_until', 'bigint').execute();
  }
}
