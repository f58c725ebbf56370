import { type Kysely, sql } from 'kysely';

/** The column that says who may read a post is called by the product's word, visibility. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    await sql`alter table ${sql.table(table)} rename column shelf to visibility`.execute(db);
  }
}
