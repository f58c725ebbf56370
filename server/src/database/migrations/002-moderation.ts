import { type Kysely, sql } from 'kysely';

/** Reasons and sending back, the audit log, and what pictures show and weigh. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blogs', 'campaigns']) await moderated(db, table);
  await auditLog(db);
  await db.schema
    .alterTable('media')
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function moderated(db: Kysely<unknown>, table: string) {
  const alter = () => db.schema.alterTable(table);
  // 1 while a moderator has to decide; stored beside the status so that one index serves the queue.
  await alter()
    .addColumn('waits', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`waits in (0, 1)`),
    )
    .execute();
  await alter().addColumn('moderation_reason', 'text').execute();
  await alter().addColumn('moderated_at', 'bigint').execute();
  await alter().addColumn('image_alt', 'text').execute();
  await sql`update ${sql.table(table)} set waits = 1 where status = 'pending'`.execute(db);
  await db.schema.createIndex(`${table}_waits_id`).on(table).columns(['waits', 'id']).execute();
  await sql`insert into counters (name, value) select ${`${table}:waiting`}, value from counters where name = ${`${table}:pending`}`.execute(
    db,
  );
}

/** No foreign keys: the log outlives what it tells of. */
async function auditLog(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .addColumn('request_id', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['item_id', 'actor_id', 'kind']) {
    await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'seq']).execute();
  }
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into audit_head (id, seq, hash) values (1, 0, '')`.execute(db);
}
