import type { Kysely } from 'kysely';

/** The log by what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_action').on('audit').columns(['action', 'seq']).execute();
}
