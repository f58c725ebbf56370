import type { Kysely } from 'kysely';

/** How versions felt in browsers: page views per version, day, measure and class of values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_feel')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('class', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_feel_pk', ['name', 'version', 'day', 'measure', 'class'])
    .execute();
  await db.schema.createIndex('release_feel_day').on('release_feel').column('day').execute();
}
