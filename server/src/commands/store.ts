import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { copiedTables } from './tables.ts';

type Row = Record<string, string | number | null>;

/** SQLite takes at most 32,766 values in one statement; a row has at most 21. */
const piece = 500;

/** All rows of a table by its key, some at once. */
export async function* rowsOf(db: Db, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ;) {
    const further = last ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})` : sql``;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${further} order by ${columns} limit ${piece}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < piece || !last) return;
  }
}

export async function insertRows(db: Db, table: string, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
    db,
  );
}

export async function emptyTable(db: Db, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Counted anew, to be compared with the counters. */
export async function countGroups(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; total: number | string }>`
    select 'users:' || role as name, count(*) as total from users group by role
    union all select 'blogs:' || status, count(*) from blogs group by status
    union all select 'blogs:waiting', count(*) from blogs where waits = 1
    union all select 'blogs:scheduled', count(*) from blogs where visibility = 0 and status in ('approved', 'active')
    union all select 'campaigns:' || status, count(*) from campaigns group by status
    union all select 'campaigns:waiting', count(*) from campaigns where waits = 1
    union all select 'campaigns:scheduled', count(*) from campaigns where visibility = 0 and status in ('active', 'archived')
    union all select 'subscribers:' || state, count(*) from subscribers group by state`.execute(db);
  return Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)]));
}

export async function readCounters(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('counters').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Items whose visibility is another one in the embedded database's index of words; PostgreSQL's has none. */
export async function countWrongVisibilities(db: Db, table: string): Promise<number> {
  if (isPostgres(db)) return 0;
  const { rows } = await sql<{ total: number }>`select count(*) as total from search_documents
    left join ${sql.table(table)} as items on items.id = item_id left join search_visibility using (n)
    where kind = ${table} and search_visibility.visibility is not items.visibility`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The embedded database's own look at its pages and at what points to nothing; PostgreSQL keeps that itself. */
export async function faultsOfFile(db: Db): Promise<string[]> {
  if (isPostgres(db)) return [];
  const pages = (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows
    .map((row) => row.integrity_check)
    .filter((said) => said !== 'ok');
  const lost = (await sql<{ table: string }>`pragma foreign_key_check`.execute(db)).rows.map(
    (row) => `a row of ${row.table} points to nothing`,
  );
  return [...pages, ...lost];
}

export const hasAnything = async (db: Db): Promise<boolean> => {
  for (const [table] of copiedTables) {
    if (
      !['facts', 'audit_head', 'counters', 'public_changes', 'daily_counts'].includes(table) &&
      (await countRows(db, table)) > 0
    )
      return true;
  }
  return false;
};

/**
 * Everything read within sees one moment; on the embedded database without its write lock, so that a server goes on
 * writing.
 */
export async function atOneMoment<Result>(db: Db, work: (snapshot: Db) => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').execute(work);
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}
