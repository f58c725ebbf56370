import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Everything of the first release. Portable: text ids, integer milliseconds, CHECK in place of enum types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await users(db);
  await sessionsAndCodes(db);
  await outbox(db);
  await content(db);
  await smallThings(db);
}

async function users(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('general', 'business', 'admin')`))
    .addColumn('is_verified', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_verified in (0, 1)`),
    )
    .addColumn('business_name', 'text')
    .addColumn('business_address', 'text')
    .addColumn('business_abn', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'users', ['role', 'id']);
}

async function sessionsAndCodes(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', ['user_id']);
  await index(db, 'sessions', ['expires_at']);
  await db.schema
    .createTable('codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('verify', 'reset')`))
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('codes_pk', ['user_id', 'purpose'])
    .execute();
}

async function outbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`))
    .execute();
  await index(db, 'outbox', ['state', 'due_at']);
  await index(db, 'outbox', ['user_id', 'kind', 'created_at']);
}

/** What blogs and campaigns have alike, by the name of the column that points to the member who posted. */
const posting = (table: CreateTableBuilder<string>, member: string, statuses: string[]) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.references('media.id'))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in (${sql.join(statuses.map((each) => sql.lit(each)))})`),
    )
    .addColumn('shelf', 'integer', (column) => column.notNull().check(sql`shelf in (0, 1, 2)`))
    .addColumn(member, 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull());

async function content(db: Kysely<unknown>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await posting(db.schema.createTable('blogs'), 'author_id', ['pending', 'approved', 'active', 'archived'])
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .execute();
  await posting(db.schema.createTable('campaigns'), 'creator_id', ['pending', 'active', 'archived'])
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('campaigns_time', sql`end_at > start_at`)
    .execute();
  for (const [table, member] of [
    ['blogs', 'author_id'],
    ['campaigns', 'creator_id'],
  ] as const) {
    await index(db, table, ['shelf', 'id']);
    await index(db, table, ['status', 'id']);
    await index(db, table, [member, 'id']);
  }
}

async function smallThings(db: Kysely<unknown>) {
  await db.schema
    .createTable('resources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) =>
      column.notNull().check(sql`category in ('Phishing', 'Passwords', 'Social Engineering', 'Malware')`),
    )
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.references('media.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull().check(sql`value >= 0`))
    .execute();
  await db.schema
    .createTable('replies')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('replies_pk', ['user_id', 'key'])
    .execute();
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
