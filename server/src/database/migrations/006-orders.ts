import { type Kysely, sql } from 'kysely';

/** Lists that stand by a text, whole and narrowed to one status or role, without sorting them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) {
    await sql`create index ${sql.id(`${table}_lower_title_id`)} on ${sql.table(table)} (lower(title), id)`.execute(db);
    await sql`create index ${sql.id(`${table}_status_lower_title_id`)} on ${sql.table(table)} (status, lower(title), id)`.execute(
      db,
    );
  }
  await sql`create index users_role_lower_name_id on users (role, lower(name), id)`.execute(db);
}
