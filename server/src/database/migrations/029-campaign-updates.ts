import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { watchPosts } from './008-public-changes.ts';

/** What organisers write below their campaigns, moderated as posts are, and addresses left for one mail of thanks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('updates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('topic', 'text', (column) => column.notNull().check(sql`topic in ('news', 'result', 'thanks')`))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.check(sql`media_id is null`))
    .addColumn('image_alt', 'text')
    .addColumn('image_focus', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('pending', 'approved', 'archived')`))
    .addColumn('visibility', 'integer', (column) => column.notNull().check(sql`visibility in (0, 1, 2)`))
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('waits', 'integer', (column) => column.notNull().check(sql`waits in (0, 1)`))
    .addColumn('moderation_reason', 'text')
    .addColumn('moderated_at', 'bigint')
    .addColumn('earlier_title', 'text')
    .addColumn('earlier_text', 'text')
    .addColumn('earlier_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const columns of [
    ['campaign_id', 'id'],
    ['waits', 'id'],
    ['status', 'id'],
    ['author_id', 'id'],
  ])
    await schema
      .createIndex(`updates_${columns.join('_')}`)
      .on('updates')
      .columns(columns)
      .execute();
  if (!isPostgres(db))
    await sql`create virtual table updates_words using fts5(title, body, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 2")`.execute(
      db,
    );
  await watchPosts(db, 'updates');
  await schema
    .createIndex('updates_once')
    .on('updates')
    .columns(['campaign_id', 'topic'])
    .unique()
    .where(sql<boolean>`topic <> 'news'`)
    .execute();
  await schema
    .alterTable('campaign_questions')
    .addColumn('purpose', 'text', (column) =>
      column
        .notNull()
        .defaultTo('questions')
        .check(sql`purpose in ('questions', 'thanks')`),
    )
    .execute();
  await schema.dropIndex('campaign_questions_email').execute();
  await schema
    .createIndex('campaign_questions_email')
    .on('campaign_questions')
    .columns(['campaign_id', 'email', 'purpose'])
    .unique()
    .execute();
}
