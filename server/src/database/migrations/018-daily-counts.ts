import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

const tables = ['users', 'blogs', 'campaigns'] as const;

/** Milliseconds; days are those of UTC, counted from 1970. */
const day = 24 * 3_600_000;

/**
 * How many members, blogs and campaigns were made on each day, counted in the transaction that makes, moves or deletes
 * one. Triggers, so that neither a command nor a later feature can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('made', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_pk', ['kind', 'day'])
    .execute();
  for (const table of tables) {
    await sql`insert into daily_counts (kind, day, made)
      select ${sql.lit(table)}, created_at / ${sql.lit(day)}, count(*) from ${sql.table(table)} group by 2`.execute(db);
    await (isPostgres(db) ? countOnPostgres(db, table) : countOnSqlite(db, table));
  }
}

async function countOnSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const change = (which: 'new' | 'old', by: string) =>
    `insert into daily_counts (kind, day, made) values ('${table}', ${which}.created_at / ${day}, ${by})
      on conflict (kind, day) do update set made = made + ${by};`;
  const [add, take] = [change('new', '1'), change('old', '-1')];
  const trigger = (name: string, event: string, body: string) =>
    sql`create trigger ${sql.id(`${table}_days_${name}`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin ${sql.raw(body)} end`.execute(db);
  await trigger('insert', 'insert', add);
  await trigger('delete', 'delete', take);
  await trigger('update', 'update of created_at', `${take} ${add}`);
}

const changes = {
  insert: { rows: ['new'], from: 'select created_at, 1 as by from new_rows' },
  delete: { rows: ['old'], from: 'select created_at, -1 as by from old_rows' },
  update: {
    rows: ['old', 'new'],
    from: 'select created_at, -1 as by from old_rows union all select created_at, 1 from new_rows',
  },
} as const;

/** Per statement, and the days in one order, so that two statements never wait for each other. */
async function countOnPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  for (const [event, { rows, from }] of Object.entries(changes)) {
    const name = `${table}_days_${event}`;
    const body = `begin insert into daily_counts (kind, day, made)
      select '${table}', created_at / ${day}, sum(by) from (${from}) as changed group by 2 having sum(by) <> 0 order by 2
      on conflict (kind, day) do update set made = daily_counts.made + excluded.made; return null; end`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
    const references = rows.map((which) => `${which} table as ${which}_rows`).join(' ');
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(references)} for each statement execute function ${sql.id(name)}()`.execute(db);
  }
}
