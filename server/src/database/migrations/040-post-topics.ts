import { type Kysely, sql } from 'kysely';

/** What a post is about: one of the topics that the library and the letters have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    await db.schema.alterTable(table).addColumn('topic', 'text').execute();
    await sql`create index ${sql.id(`${table}_topic`)} on ${sql.table(table)} (topic, visibility, id)
      where topic is not null`.execute(db);
  }
}
