import { mostFound } from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { PostKind } from '../posts/kind.ts';
import type { Save } from '../search/saved-searches.ts';
import { findItems } from '../search/store.ts';

export interface FoundPost {
  id: string;
  title: string;
  visibility: number;
}

/**
 * Posts that everybody may read: the newest that have the words in their title, and the newest that have them anywhere.
 * To rank all that have a common word would be to read all of them.
 */
export async function findPosts(db: Db, kind: PostKind, q: string, save: Save): Promise<FoundPost[]> {
  const also = sql<boolean>`posts.visibility >= ${sql.lit(kind.publicFrom)}`;
  const request = { limit: mostFound, after: null };
  const anywhere = await findItems(db, kind, { q, also, save }, request);
  // Fewer than asked: these are all that there are, and those with the words in their title are among them.
  const inTitles =
    anywhere.length > mostFound ? await findItems(db, kind, { q, also, save, part: 'titles' }, request) : [];
  const hits = [...inTitles, ...anywhere];
  const ids = [...new Set(hits.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundPost>`select id, title, visibility from ${sql.table(kind.table)}
    where id in (${sql.join(ids)})`.execute(db);
  return rows;
}
