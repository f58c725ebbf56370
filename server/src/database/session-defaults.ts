import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * A query of a web page takes less than to compile it. The hits of two common words fit into 16 MB; in the usual 4 MB,
 * PostgreSQL notes pages of a table in place of rows, and reads each of them.
 */
const defaults = { jit: 'off', work_mem: '16MB' };

/**
 * On PostgreSQL, for the product's role in its database, and so for every connection that is opened from now on, behind
 * a pooler too. What an operator has set stays.
 */
export async function setSessionDefaults(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; settings: string[] }>`select current_database() as name,
    coalesce((select setconfig from pg_db_role_setting where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())), '{}') as settings`.execute(
    db,
  );
  const { name = '', settings = [] } = rows[0] ?? {};
  for (const [key, value] of Object.entries(defaults)) {
    if (settings.some((each) => each.startsWith(`${key}=`))) continue;
    await sql`alter role current_user in database ${sql.id(name)} set ${sql.raw(key)} = ${sql.lit(value)}`.execute(db);
  }
}
