import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';
import * as first from './migrations/001-first.ts';
import * as moderation from './migrations/002-moderation.ts';
import * as newsletter from './migrations/003-newsletter.ts';
import * as search from './migrations/004-search.ts';
import * as figures from './migrations/005-figures.ts';
import * as orders from './migrations/006-orders.ts';
import * as visibility from './migrations/007-visibility.ts';
import * as publicChanges from './migrations/008-public-changes.ts';
import * as emailChanges from './migrations/009-email-changes.ts';
import * as replyBodies from './migrations/010-reply-bodies.ts';
import * as secondSteps from './migrations/013-second-steps.ts';
import * as sessionsShown from './migrations/014-sessions-shown.ts';
import * as accountEvents from './migrations/015-account-events.ts';
import * as dailyCounts from './migrations/018-daily-counts.ts';
import * as exports from './migrations/019-exports.ts';
import * as accountDeletions from './migrations/020-account-deletions.ts';
import * as auditAndMails from './migrations/022-audit-and-mails.ts';
import * as accountRecoveries from './migrations/023-account-recoveries.ts';
import * as focusAndEarlier from './migrations/025-focus-and-earlier.ts';
import * as campaignActions from './migrations/026-campaign-actions.ts';
import * as campaignCounts from './migrations/027-campaign-counts.ts';
import * as homeCampaigns from './migrations/028-home-campaigns.ts';
import * as campaignUpdates from './migrations/029-campaign-updates.ts';
import * as revisions from './migrations/030-revisions.ts';
import * as library from './migrations/031-library.ts';
import * as linkChecks from './migrations/032-link-checks.ts';
import * as letters from './migrations/033-letters.ts';
import * as releaseFeel from './migrations/034-release-feel.ts';
import * as alerts from './migrations/035-alerts.ts';
import * as letterTopics from './migrations/036-letter-topics.ts';
import * as titleWords from './migrations/037-title-words.ts';
import * as drafts from './migrations/038-drafts.ts';
import * as publishTimes from './migrations/039-publish-times.ts';
import * as postTopics from './migrations/040-post-topics.ts';
import * as letterPictures from './migrations/041-letter-pictures.ts';
import * as livePosts from './migrations/042-live-posts.ts';
import * as searchVisibility from './migrations/043-search-visibility.ts';
import { setSessionDefaults } from './session-defaults.ts';

/**
 * In order, never changed once released: a new need is a new file. What servers of the version before cannot live with
 * has a name that ends with `-contract`, and waits until no server of a release needs it any more (docs/decisions).
 */
export const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-moderation': moderation,
  '003-newsletter': newsletter,
  '004-search': search,
  '005-figures': figures,
  '006-orders': orders,
  '007-visibility': visibility,
  '008-public-changes': publicChanges,
  '009-email-changes': emailChanges,
  '010-reply-bodies': replyBodies,
  '013-second-steps': secondSteps,
  '014-sessions-shown': sessionsShown,
  '015-account-events': accountEvents,
  '018-daily-counts': dailyCounts,
  '019-exports': exports,
  '020-account-deletions': accountDeletions,
  '022-audit-and-mails': auditAndMails,
  '023-account-recoveries': accountRecoveries,
  '025-focus-and-earlier': focusAndEarlier,
  '026-campaign-actions': campaignActions,
  '027-campaign-counts': campaignCounts,
  '028-home-campaigns': homeCampaigns,
  '029-campaign-updates': campaignUpdates,
  '030-revisions': revisions,
  '031-library': library,
  '032-link-checks': linkChecks,
  '033-letters': letters,
  '034-release-feel': releaseFeel,
  '035-alerts': alerts,
  '036-letter-topics': letterTopics,
  '037-title-words': titleWords,
  '038-drafts': drafts,
  '039-publish-times': publishTimes,
  '040-post-topics': postTopics,
  '041-letter-pictures': letterPictures,
  '042-live-posts': livePosts,
  '043-search-visibility': searchVisibility,
};

/** Of the lock that one process migrates with; any number that nothing else uses. */
const lockNumber = 20_261_123;

export async function migrate(db: Db): Promise<void> {
  if (!isPostgres(db)) return migrateAll(db);
  await db.transaction().execute(async (tx) => {
    // Of several processes that start at once the others wait, then find nothing to do.
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(tx);
    await migrateAll(tx);
    await setSessionDefaults(tx);
  });
}

/** The database was changed by a later version in a way that this one cannot live with. */
export class DatabaseTooNew extends Error {}

/**
 * What a later version did to the database that this one does not know: it was rolled back, or is about to be replaced.
 * @throws DatabaseTooNew when it took something away
 */
async function listLaterMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const later = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  const contracting = later.filter((name) => name.endsWith('-contract'));
  if (contracting.length > 0)
    throw new DatabaseTooNew(
      `A later version has changed the database (${contracting.join(', ')}), and this version cannot work with it. Start the later version, or restore a backup from before.`,
    );
  return later;
}

async function migrateAll(db: Db): Promise<void> {
  if ((await listLaterMigrations(db)).length > 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
