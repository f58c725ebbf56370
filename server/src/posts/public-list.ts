import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Visibility } from '../database/post-columns.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { PageRequest } from '../lists/paging.ts';
import type { PostFilter } from './post-filter.ts';
import type { ListedPost, ReadPost } from './post.ts';

interface Spec {
  /** Every post as lists show it. */
  listed: (db: Db) => SelectQueryBuilder<never, never, ReadPost>;
  matches: (filter: PostFilter) => RawBuilder<boolean>;
  /** Where a post stands. */
  place: RawBuilder<string>;
  publicFrom: Visibility;
}

type Read = (of: number, before: string | null, most: number) => Promise<ListedPost[]>;

/** What visitors read, the newest first; those of less visibility after all others. */
export function createPublicList({ listed, matches, place, publicFrom }: Spec) {
  /** Those of one visibility: SQLite knows no range of an expression behind another range. */
  const rowsOf = (db: Db, of: number) =>
    listed(db)
      .select(place.as('place_id'))
      .where(sql<boolean>`posts.visibility = ${of}`)
      .orderBy(place, 'desc');
  const isBefore = (id: string) => sql<boolean>`${place} < ${id}`;
  const first = prepareQuery((db, of: number, limit: number) => rowsOf(db, of).limit(limit));
  const next = prepareQuery((db, of: number, id: string, limit: number) =>
    rowsOf(db, of).where(isBefore(id)).limit(limit),
  );

  /** One more than asked. */
  async function readDown({ limit, after }: PageRequest, read: Read): Promise<ListedPost[]> {
    const rows: ListedPost[] = [];
    for (let of = Math.min(2, after?.visibility ?? 2); of >= publicFrom && rows.length <= limit; of -= 1)
      rows.push(...(await read(of, of === after?.visibility ? after.id : null, limit + 1 - rows.length)));
    return rows;
  }

  return {
    /** The list that is asked for most. */
    list: (db: Db, request: PageRequest): Promise<ListedPost[]> =>
      readDown(request, (of, before, most) => (before === null ? first(db, of, most) : next(db, of, before, most))),

    listNarrowed: (db: Db, filter: PostFilter, request: PageRequest): Promise<ListedPost[]> =>
      readDown(request, (of, before, most) => {
        const query = rowsOf(db, of).where(matches(filter));
        return (before === null ? query : query.where(isBefore(before))).limit(most).execute();
      }),
  };
}
