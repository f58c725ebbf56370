import { type Kysely, sql } from 'kysely';

/** What people did with a campaign as numbers, members' own joins, and addresses for two questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('campaign_counts')
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('campaign_counts_pk', ['campaign_id', 'day', 'step', 'source'])
    .execute();
  await schema
    .createTable('day_salts')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('day_visits')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('day_visits_day').on('day_visits').column('day').execute();
  await schema
    .createTable('campaign_joins')
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('campaign_joins_pk', ['campaign_id', 'user_id'])
    .execute();
  await schema.createIndex('campaign_joins_user').on('campaign_joins').column('user_id').execute();
  await schema
    .createTable('campaign_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'confirmed', 'asked', 'over')`),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('still_30', 'integer', (column) => column.notNull().check(sql`still_30 in (0, 1)`))
    .addColumn('still_90', 'integer', (column) => column.notNull().check(sql`still_90 in (0, 1)`))
    .execute();
  await schema
    .createIndex('campaign_questions_email')
    .on('campaign_questions')
    .columns(['campaign_id', 'email'])
    .unique()
    .execute();
  await schema.createIndex('campaign_questions_due').on('campaign_questions').column('due_at').execute();
}
