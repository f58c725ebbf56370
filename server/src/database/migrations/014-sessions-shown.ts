import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * A member sees their sessions: each has an id that is no secret, the device and network that it began on, and when it
 * was last used. One that is due for it gets another token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('sessions');
  // Null: a token that was replaced a moment ago.
  await alter().addColumn('id', 'text').execute();
  for (const column of ['device', 'network'])
    await alter()
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  await alter()
    .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('renewal_due', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`renewal_due in (0, 1)`),
    )
    .execute();
  await sql`update sessions set used_at = created_at`.execute(db);
  const { rows } = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(db);
  for (const { token_hash } of rows)
    await sql`update sessions set id = ${versionSeven()} where token_hash = ${token_hash}`.execute(db);
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute();
}

/** The shape of the product's ids; a migration imports none of its code. */
const versionSeven = () => randomUUID().replace(/^(.{14})./, '$17');
