import { type Kysely, sql } from 'kysely';

/**
 * Where a post stands that went live at a time of its author's: null for all others, which stand where they were
 * created. The lists of everybody go by it, with an index each; the indexes of the version before stay for its servers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    await db.schema.alterTable(table).addColumn('live_id', 'text').execute();
    await sql`create index ${sql.id(`${table}_live`)} on ${sql.table(table)} (visibility, coalesce(live_id, id))`.execute(
      db,
    );
    await sql`create index ${sql.id(`${table}_topic_live`)} on ${sql.table(table)}
      (topic, visibility, coalesce(live_id, id)) where topic is not null`.execute(db);
  }
}
