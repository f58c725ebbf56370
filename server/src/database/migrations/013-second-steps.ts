import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');

/**
 * Second steps of accounts: apps that make codes, passkeys, recovery codes; logins that wait for one; and when a
 * session last proved who it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('name', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('last_step', 'bigint', required)
    .addColumn('is_confirmed', 'integer', (column) => column.notNull().check(sql`is_confirmed in (0, 1)`))
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('authenticator_apps_user').on('authenticator_apps').column('user_id').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('name', 'text', required)
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('is_backed_up', 'integer', (column) => column.notNull().check(sql`is_backed_up in (0, 1)`))
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('digest', 'text', required)
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'digest'])
    .execute();
  await db.schema
    .createTable('login_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('password_digest', 'text', required)
    .addColumn('tries_left', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('login_steps_user').on('login_steps').column('user_id').execute();
  await db.schema
    .createTable('used_challenges')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('checked_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
