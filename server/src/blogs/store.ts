import type { BlogStatus, Period, PostOrder } from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { BlogRow, ModerationColumns, Visibility } from '../database/tables.ts';
import { mediaColumns, type MediaColumns } from '../media/picture-fields.ts';
import { afterPosition, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { periodConditions } from '../lists/period.ts';
import { countItems, findItems, sortByHits } from '../search/store.ts';
import { forgetWords, indexWords } from '../search/words.ts';

export type ListedBlog = Omit<BlogRow, 'content'> & MediaColumns & { author_name: string | null };
export type ReadBlog = ListedBlog & { content: string };

export interface BlogFilter extends Period {
  shown?: boolean;
  authorId?: string;
  status?: BlogStatus | undefined;
  order?: PostOrder | undefined;
  q?: string | undefined;
}

const columns = [
  'blogs.id',
  'blogs.title',
  'blogs.excerpt',
  'blogs.media_id',
  'blogs.image_alt',
  'blogs.status',
  'blogs.shelf',
  'blogs.waits',
  'blogs.moderation_reason',
  'blogs.moderated_at',
  'blogs.author_id',
  'blogs.created_at',
  'blogs.updated_at',
  'users.name as author_name',
  ...mediaColumns,
] as const;

const blogs = (db: Db) =>
  db
    .selectFrom('blogs')
    .leftJoin('users', 'users.id', 'blogs.author_id')
    .leftJoin('media', 'media.id', 'blogs.media_id')
    .select(columns);

const blogOf = prepareQuery((db, id: string) => blogs(db).select('blogs.content').where('blogs.id', '=', id));
const newest = prepareQuery((db, limit: number) =>
  blogs(db)
    .where(matches({ shown: true }))
    .orderBy('blogs.id', 'desc')
    .limit(limit),
);
const olderThan = prepareQuery((db, id: string, limit: number) =>
  blogs(db)
    .where(matches({ shown: true }))
    .where('blogs.id', '<', id)
    .orderBy('blogs.id', 'desc')
    .limit(limit),
);

export const findBlog = async (db: Db, id: string): Promise<ReadBlog | undefined> => (await blogOf(db, id))[0];

/** What visitors read, newest first, one more than asked; the list that is asked for most. */
export const publicBlogs = (db: Db, { limit, after }: PageRequest): Promise<ListedBlog[]> =>
  after ? olderThan(db, after.id, limit + 1) : newest(db, limit + 1);

/** Newest first, unless the filter says otherwise. */
export async function listBlogs(
  db: Db,
  filter: BlogFilter,
  request: PageRequest,
): Promise<(ListedBlog & { place?: number })[]> {
  if (filter.q) return searchBlogs(db, filter, filter.q, request);
  const { limit, after } = request;
  let query = blogs(db)
    .where(matches(filter))
    .orderBy(orderExpression('blogs', filter.order))
    .limit(limit + 1);
  if (after) query = query.where(afterPosition('blogs', filter.order, after));
  return query.execute();
}

async function searchBlogs(
  db: Db,
  filter: BlogFilter,
  q: string,
  request: PageRequest,
): Promise<(ListedBlog & { place: number })[]> {
  const found = await findItems(db, 'blogs', { q, also: matches(filter), order: filter.order }, request);
  return found.length === 0
    ? []
    : sortByHits(
        found,
        await blogs(db)
          .where(
            'blogs.id',
            'in',
            found.map(({ id }) => id),
          )
          .execute(),
      );
}

/** Oldest first: the queue is worked from the front. */
export async function pendingBlogs(db: Db, { limit, after }: PageRequest): Promise<ListedBlog[]> {
  let query = blogs(db)
    .where('blogs.waits', '=', 1)
    .orderBy('blogs.id')
    .limit(limit + 1);
  if (after) query = query.where('blogs.id', '>', after.id);
  return query.execute();
}

export async function countBlogs(db: Db, filter: BlogFilter): Promise<number> {
  if (filter.q) return countItems(db, 'blogs', filter.q, matches(filter));
  const row = await db
    .selectFrom('blogs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Of these authors together, whatever became of them. */
export async function countBlogsOf(db: Db, authors: readonly string[]): Promise<number> {
  return (
    await db
      .selectFrom('blogs')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('author_id', 'in', authors)
      .executeTakeFirstOrThrow()
  ).total;
}

function matches({ shown, authorId, status, ...period }: BlogFilter) {
  const conditions = [
    ...(shown ? [sql<boolean>`blogs.shelf = 2`] : []),
    ...(authorId ? [sql<boolean>`blogs.author_id = ${authorId}`] : []),
    ...(status ? [sql<boolean>`blogs.status = ${status}`] : []),
    ...periodConditions('blogs.created_at', period),
  ];
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`;
}

export const shelfOf = (status: BlogStatus): Visibility => (status === 'approved' || status === 'active' ? 2 : 0);

export type NewBlog = Omit<BlogRow, 'shelf' | keyof ModerationColumns>;

export async function insertBlog(tx: Db, blog: NewBlog): Promise<void> {
  const waits = blog.status === 'pending' ? 1 : 0;
  await tx
    .insertInto('blogs')
    .values({ ...blog, waits, moderation_reason: null, moderated_at: null, shelf: shelfOf(blog.status) })
    .execute();
  await indexWords(tx, 'blogs', blog.id, blog.title, blog.content);
}

export type BlogChange = Partial<
  Pick<BlogRow, 'title' | 'content' | 'excerpt' | 'media_id' | 'image_alt' | 'status' | keyof ModerationColumns>
>;

/** Only while it is still as it was read. */
export async function updateBlog(tx: Db, before: ReadBlog, change: BlogChange, now: number): Promise<boolean> {
  const status = change.status ?? before.status;
  const result = await tx
    .updateTable('blogs')
    .set({ ...change, status, shelf: shelfOf(status), updated_at: Math.max(now, before.updated_at + 1) })
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  const done = result.numUpdatedRows === 1n;
  if (done && (change.title !== undefined || change.content !== undefined))
    await indexWords(tx, 'blogs', before.id, change.title ?? before.title, change.content ?? before.content);
  return done;
}

export async function deleteBlog(tx: Db, before: ReadBlog): Promise<boolean> {
  const result = await tx
    .deleteFrom('blogs')
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  if (result.numDeletedRows === 1n) await forgetWords(tx, 'blogs', before.id);
  return result.numDeletedRows === 1n;
}
