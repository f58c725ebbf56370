import type { Kysely } from 'kysely';

/** What was sent with an Idempotency-Key, as a hash: the same key with something else is no repeat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('replies').addColumn('body_hash', 'text').execute();
}
