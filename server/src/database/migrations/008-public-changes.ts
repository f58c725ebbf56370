import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Columns of accounts that public pages show. */
const shown = ['name', 'role', 'business_name'];

/**
 * A number that grows with every change of what anybody may read, in the same transaction, whoever makes it; and the
 * ids of what was public and is deleted. Triggers, so that neither a command nor a later feature can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_changes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into public_changes (id, number) values (1, 0)`.execute(db);
  await db.schema
    .createTable('removed_posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  for (const table of ['blogs', 'campaigns']) await watchPosts(db, table);
  await (isPostgres(db) ? watchRestOnPostgres(db) : watchRestOnSqlite(db));
}

/** Counts changes of a table's public posts. A migration that brings another kind of post calls it for its table. */
export async function watchPosts(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) {
    const isPublic = (which: string) => `exists (select 1 from ${which}_rows where visibility > 0)`;
    const note = 'insert into removed_posts (id) select id from old_rows where visibility > 0 on conflict do nothing;';
    await addPostgresTrigger(db, table, 'insert', isPublic('new'));
    await addPostgresTrigger(db, table, 'update', `${isPublic('old')} or ${isPublic('new')}`);
    await addPostgresTrigger(db, table, 'delete', isPublic('old'), note);
    return;
  }
  const note = sql`insert or ignore into removed_posts (id) values (old.id);`;
  await addSqliteTrigger(db, table, 'insert', 'new.visibility > 0');
  await addSqliteTrigger(db, table, 'update', 'old.visibility > 0 or new.visibility > 0');
  await addSqliteTrigger(db, table, 'delete', 'old.visibility > 0', note);
}

const count = 'update public_changes set number = number + 1;';

const addSqliteTrigger = (db: Kysely<unknown>, table: string, event: string, condition: string, also = sql``) =>
  sql`create trigger ${sql.id(`${table}_public_${event.split(' ')[0] ?? ''}`)} after ${sql.raw(event)} on ${sql.table(table)}
    when ${sql.raw(condition)} begin ${sql.raw(count)} ${also} end`.execute(db);

async function watchRestOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) await addSqliteTrigger(db, 'resources', event, '1');
  const differs = shown.map((column) => `old.${column} is not new.${column}`).join(' or ');
  await addSqliteTrigger(db, 'users', `update of ${shown.join(', ')}`, differs);
  await addSqliteTrigger(db, 'users', 'delete', '1');
}

const rows = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

/** Per statement: a row trigger would count a bulk load row by row. */
async function addPostgresTrigger(
  db: Kysely<unknown>,
  table: string,
  event: keyof typeof rows,
  condition: string,
  also = '',
): Promise<void> {
  const name = `${table}_public_${event}`;
  const references = rows[event].map((which) => `${which} table as ${which}_rows`).join(' ');
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(
    `begin if ${condition} then ${count} ${also} end if; return null; end`,
  )}`.execute(db);
  await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${sql.raw(references)} for each statement execute function ${sql.id(name)}()`.execute(db);
}

async function watchRestOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete'] as const) await addPostgresTrigger(db, 'resources', event, 'true');
  const list = (which: string) => shown.map((column) => `${which}_rows.${column}`).join(', ');
  const differs = `(${list('old')}) is distinct from (${list('new')})`;
  await addPostgresTrigger(
    db,
    'users',
    'update',
    `exists (select 1 from old_rows join new_rows using (id) where ${differs})`,
  );
  await addPostgresTrigger(db, 'users', 'delete', 'true');
}
