import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { EarlierColumns, ModerationColumns, Visibility } from '../database/post-columns.ts';
import { nextVersion } from '../http/versions.ts';
import { afterPosition, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { mediaColumns } from '../media/picture-fields.ts';
import { countPublicItems } from '../search/saved-counts.ts';
import { type Save, saveSearch } from '../search/saved-searches.ts';
import { countItems, findItems, sortByHits } from '../search/store.ts';
import { forgetWords, indexWords } from '../search/words.ts';
import { liveIdOf } from './live-id.ts';
import { createPostConditions, mayBeShort, type PostFilter, visibilityAlone } from './post-filter.ts';
import { createPublicList } from './public-list.ts';
import type { ListedPost, OwnColumns, PostChange, PostRow, PostTable, ReadPost } from './post.ts';
import { isScheduled, visibilityAt } from './visibility-at.ts';

export type NewPost = Omit<PostRow, keyof ModerationColumns | 'image_focus' | 'publish_at' | 'live_id'> &
  Partial<Pick<PostRow, 'publish_at'>> &
  OwnColumns;

export type PostStore = ReturnType<typeof createPostStore>;

interface StoreSpec extends PostTable {
  listedColumns: readonly string[];
  bodyColumns: readonly string[];
  visibilityOf(status: string): Visibility;
  publicFrom: Visibility;
}

const common = [
  'posts.id',
  'posts.title',
  'posts.media_id',
  'posts.image_alt',
  'posts.image_focus',
  'posts.status',
  'posts.waits',
  'posts.moderation_reason',
  'posts.moderated_at',
  'posts.created_at',
  'posts.updated_at',
  'users.name as author_name',
  'users.email as author_email',
  'users.role as author_role',
  'users.business_name as author_business',
  ...mediaColumns,
] as const;

/** The columns that every table of posts has, for the tables that are named at run time. */
const tables = (db: Db) => db as unknown as Kysely<Record<string, OwnColumns>>;

/** The queries of one kind of post. In each of them its table is called `posts`. */
export function createPostStore(kind: StoreSpec) {
  const { table, textColumn, publicFrom } = kind;
  const author = sql.ref<string | null>(`posts.${kind.authorColumn}`);
  const column = (name: string) => sql.ref(`posts.${name}`).as(name);
  const publishAt = sql<number | null>`${kind.hasPublishTime ? sql.ref('posts.publish_at') : sql.lit(null)}`;
  const visibility = sql.ref<number>('posts.visibility');
  const liveId = sql<string | null>`${kind.hasPublishTime ? sql.ref('posts.live_id') : sql.lit(null)}`;
  /** Where it stands in public lists: by when it went live, which is when it was made, or at a time of its author's. */
  const place = kind.hasPublishTime ? sql<string>`coalesce(posts.live_id, posts.id)` : sql.ref<string>('posts.id');

  const from = (db: Db) =>
    db
      .selectFrom(sql<PostRow>`${sql.table(table)}`.as<'posts'>(sql.ref('posts')))
      .leftJoin('users', (join) => join.on(sql<boolean>`users.id = ${author}`));

  const listed = (db: Db) =>
    from(db)
      .leftJoin('media', 'media.id', 'posts.media_id')
      .select(common)
      .select([
        visibility.as('visibility'),
        publishAt.as('publish_at'),
        liveId.as('live_id'),
        author.as('author_id'),
        ...kind.listedColumns.map(column),
      ])
      .$castTo<ReadPost>();

  const matches = createPostConditions(publicFrom, author);

  const findById = prepareQuery((db, id: string) =>
    listed(db).select(kind.bodyColumns.map(column)).where('posts.id', '=', id),
  );
  /** Whole, the newest first. */
  const findAll = async (db: Db, ids: readonly string[]): Promise<ReadPost[]> =>
    ids.length === 0
      ? []
      : listed(db)
          .select(kind.bodyColumns.map(column))
          .where('posts.id', 'in', ids)
          .orderBy('posts.id', 'desc')
          .execute();
  const publicList = createPublicList({ listed, matches, place, publicFrom });

  const searchOf = (filter: PostFilter, q: string) => ({
    q,
    also: matches(filter),
    shownFrom: visibilityAlone(filter, publicFrom),
    mayBeShort: mayBeShort(filter),
  });

  async function search(db: Db, filter: PostFilter, q: string, request: PageRequest) {
    const find = (save?: Save) => findItems(db, kind, { ...searchOf(filter, q), order: filter.order, save }, request);
    const hits = await (filter.isPublic ? saveSearch(db, [table, filter, request], find) : find());
    const ids = hits.map(({ id }) => id);
    return ids.length === 0 ? [] : sortByHits(hits, await listed(db).where('posts.id', 'in', ids).execute());
  }

  return {
    find: async (db: Db, id: string): Promise<ReadPost | undefined> => (await findById(db, id))[0],
    findAll,

    /** What visitors read, one more than asked: the list that is asked for most. */
    listPublic: publicList.list,

    /** Ids of what visitors read, oldest first, so that a new one changes the last page alone. */
    listAddresses: (db: Db, limit: number, offset: number): Promise<{ id: string; updated_at: number }[]> =>
      from(db)
        .select(['posts.id', 'posts.updated_at'])
        .where(matches({ isPublic: true }))
        .orderBy('posts.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Newest first, unless the filter says otherwise; visitors see those of less visibility after all others. */
    async list(db: Db, filter: PostFilter, request: PageRequest): Promise<ListedPost[]> {
      if (filter.q) return search(db, filter, filter.q, request);
      if (filter.isPublic) return publicList.listNarrowed(db, filter, request);
      const { limit, after } = request;
      const query = listed(db)
        .where(matches(filter))
        .orderBy(orderExpression('posts', filter.order))
        .limit(limit + 1);
      return (after ? query.where(afterPosition('posts', filter.order, after)) : query).execute();
    },

    /** Oldest first: the queue is worked from the front. */
    async listWaiting(db: Db, { limit, after }: PageRequest): Promise<ReadPost[]> {
      let query = listed(db)
        .where('posts.waits', '=', 1)
        .orderBy('posts.id')
        .limit(limit + 1);
      if (after) query = query.where('posts.id', '>', after.id);
      return query.execute();
    },

    async count(db: Db, filter: PostFilter): Promise<number> {
      const { q } = filter;
      if (q) {
        const search = searchOf(filter, q);
        return filter.isPublic ? countPublicItems(db, kind, search, [table, filter]) : countItems(db, kind, search);
      }
      const row = await from(db)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(matches(filter))
        .executeTakeFirstOrThrow();
      return row.total;
    },

    /** Of these authors together, in every status. */
    async countOf(db: Db, authors: readonly string[]): Promise<number> {
      const row = await from(db)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(author, 'in', authors)
        .executeTakeFirstOrThrow();
      return row.total;
    },

    async insert(tx: Db, { author_id, ...post }: NewPost): Promise<void> {
      await tables(tx)
        .insertInto(table)
        .values({
          ...post,
          [kind.authorColumn]: author_id,
          waits: post.status === 'pending' ? 1 : 0,
          visibility: visibilityAt(kind, post, post.created_at),
        })
        .execute();
      await indexWords(tx, table, post.id, post.title, String(post[textColumn]));
    },

    findEarlier: async (db: Db, id: string): Promise<Selectable<EarlierColumns> | undefined> =>
      from(db)
        .select(['earlier_title', 'earlier_text', 'earlier_until'].map(column))
        .where('posts.id', '=', id)
        .$castTo<Selectable<EarlierColumns>>()
        .executeTakeFirst(),

    /** Only while it is still as it was read; returns whether it was. */
    async update(tx: Db, before: ReadPost, change: PostChange, now: number): Promise<boolean> {
      const { status = before.status, title = before.title } = change;
      const shown = visibilityAt(kind, { ...before, ...change, status }, now);
      // Its author took the time away: it goes live now, as if the time had come.
      const live = shown > 0 && isScheduled(kind, before) ? { live_id: liveIdOf(before.id, now) } : {};
      const result = await tables(tx)
        .updateTable(table)
        .set({
          ...change,
          status,
          ...live,
          visibility: shown,
          updated_at: nextVersion(before, now),
        })
        .where('id', '=', before.id)
        .where('updated_at', '=', before.updated_at)
        .executeTakeFirst();
      const isDone = result.numUpdatedRows === 1n;
      const text = change[textColumn] ?? before[textColumn];
      if (isDone && (title !== before.title || text !== before[textColumn]))
        await indexWords(tx, table, before.id, title, String(text));
      return isDone;
    },

    /** Those that ended before a time are shown after the others. */
    async moveEndedBack(db: Db, now: number): Promise<void> {
      const { endColumn } = kind;
      if (endColumn === undefined) return;
      await tables(db)
        .updateTable(table)
        .set({ visibility: 1 })
        .where('visibility', '=', 2)
        .where(sql<boolean>`${sql.ref(endColumn)} < ${now}`)
        .execute();
    },

    /** Only while it is still as it was read; returns whether it was. */
    async delete(tx: Db, before: ReadPost): Promise<boolean> {
      const { id, updated_at: at } = before;
      const result = await tables(tx)
        .deleteFrom(table)
        .where('id', '=', id)
        .where('updated_at', '=', at)
        .executeTakeFirst();
      if (result.numDeletedRows === 1n) await forgetWords(tx, table, id);
      return result.numDeletedRows === 1n;
    },
  };
}
