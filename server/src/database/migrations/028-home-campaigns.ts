import { type Kysely, sql } from 'kysely';

/** Campaigns that moderators chose for the home page, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('campaigns').addColumn('on_home_since', 'bigint').execute();
  await sql`create index campaigns_on_home on campaigns (on_home_since) where on_home_since is not null`.execute(db);
}
