import { type Kysely, sql } from 'kysely';

/** What the console counts by time and sorts by name, without reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'blogs', 'campaigns']) {
    await db.schema.createIndex(`${table}_created_at`).on(table).columns(['created_at']).execute();
  }
  await db.schema.createIndex('audit_at').on('audit').columns(['at']).execute();
  await sql`create index users_lower_name_id on users (lower(name), id)`.execute(db);
}
