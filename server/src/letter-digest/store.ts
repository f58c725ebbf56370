import type { LetterPostKind } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import type { ResourceRow } from '../database/library-tables.ts';

/** Entries of the log that are looked through at most. */
const mostEntries = 500;

/** Ids of posts of a kind whose status a moderator set since then, the last decided first. */
export async function listDecided(db: Db, kind: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('item_id')
    .where('action', '=', `${kind}.status`)
    .where('at', '>', since)
    .orderBy('seq', 'desc')
    .limit(mostEntries)
    .execute();
  return [...new Set(rows.map(({ item_id }) => item_id))];
}

/** Ids of posts that went live at a time of their author's since then, the last first. */
export async function listWentLive(db: Db, table: LetterPostKind, since: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('publish_at', '>', since)
    .where('publish_at', '<=', now)
    .where('visibility', '>', 0)
    .orderBy('publish_at', 'desc')
    .limit(mostEntries)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the library shows and did not have before, in its order. */
export const listNewResources = (db: Db, since: number): Promise<ResourceRow[]> =>
  db
    .selectFrom('resources')
    .selectAll()
    .where('retired_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('place')
    .execute();
