import type { Kysely } from 'kysely';

/** What a campaign asks for, and how many people its organiser hopes for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('campaigns').addColumn('actions', 'text').execute();
  await db.schema.alterTable('campaigns').addColumn('goal', 'integer').execute();
}
