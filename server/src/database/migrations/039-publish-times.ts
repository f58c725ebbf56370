import { type Kysely, sql } from 'kysely';

/** When the author wants a post to go live, once it is approved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    await db.schema.alterTable(table).addColumn('publish_at', 'bigint').execute();
    // What every process looks for each second: of posts that everybody reads nothing is in it.
    await sql`create index ${sql.id(`${table}_publish_at`)} on ${sql.table(table)} (publish_at)
      where visibility = 0 and publish_at is not null`.execute(db);
  }
}
