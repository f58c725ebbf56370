import { type Kysely, sql } from 'kysely';

/** A member's own data as one file, made in the background: one for each member, gone after a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const count = (table: ReturnType<typeof db.schema.createTable>, name: string) =>
    table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
  const table = db.schema
    .createTable('exports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'working', 'ready', 'failed')`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull());
  await ['done', 'total', 'pieces', 'bytes'].reduce(count, table).execute();
}
