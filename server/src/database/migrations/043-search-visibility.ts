import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/**
 * Of the embedded database: who may see each item that is searched, by its number in the index of words, so that what
 * was found is counted without a look at the items. Triggers, so that neither a command nor a later feature can forget
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await db.schema
    .createTable('search_visibility')
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('visibility', 'integer', (column) => column.notNull())
    .execute();
  for (const table of ['blogs', 'campaigns', 'updates']) {
    await sql`insert into search_visibility (n, visibility)
      select n, visibility from search_documents join ${sql.table(table)} on id = item_id where kind = ${table}`.execute(
      db,
    );
    await followVisibility(db, table);
  }
}

/** For the index of a table's words. A migration that brings another kind of post calls it for its table. */
export async function followVisibility(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) return;
  const trigger = (name: string, event: string, statement: string) =>
    sql`create trigger ${sql.id(`${table}_search_${name}`)} after ${sql.raw(event)} begin ${sql.raw(statement)}; end`.execute(
      db,
    );
  const write = 'insert or replace into search_visibility (n, visibility)';
  const numberOf = (row: string) => `(select n from search_documents where item_id = ${row}.id)`;
  // An item is written before its words, or has them from before, as in a copy.
  await trigger(
    'words',
    `insert on search_documents when new.kind = '${table}'`,
    `${write} select new.n, visibility from ${table} where id = new.item_id`,
  );
  await trigger(
    'insert',
    `insert on ${table}`,
    `${write} select n, new.visibility from search_documents where item_id = new.id`,
  );
  await trigger(
    'update',
    `update of visibility on ${table} when old.visibility <> new.visibility`,
    `update search_visibility set visibility = new.visibility where n = ${numberOf('new')}`,
  );
  await trigger('delete', `delete on ${table}`, `delete from search_visibility where n = ${numberOf('old')}`);
}
