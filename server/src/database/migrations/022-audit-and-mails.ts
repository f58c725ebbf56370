import type { Kysely } from 'kysely';

/** The log by what was done; mails that a later decision takes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_action').on('audit').columns(['action', 'seq']).execute();
  for (const column of ['about_id', 'about_before'])
    await db.schema.alterTable('outbox').addColumn(column, 'text').execute();
}
