import {
  type Blog,
  type BlogForm,
  blogImageMissing,
  blogStatuses,
  type ListQuery,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/record.ts';
import { countGone, countNew, recount } from '../moderation/decide.ts';
import { resubmit, recordEdit } from '../moderation/edits.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isId, newId } from '../database/ids.ts';
import { storeWithinQuota } from '../media/quota.ts';
import { insertPicture } from '../media/store.ts';
import { altText, pictureFields } from '../media/picture-fields.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
import { ConcurrentUpdateError, notFoundError, HttpError, fieldError } from '../http/http-error.ts';
import { createOnce } from '../idempotency/create-once.ts';
import { type EditBase, refuseStale } from '../http/versions.ts';
import { excerptOf, showBlog, summariseBlog } from './show-blog.ts';
import * as store from './store.ts';

const missing = () => notFoundError('Blog not found');
const isTheirs = (by: Viewer | null, blog: store.ReadBlog) =>
  by !== null && (by.role === 'admin' || blog.author_id === by.id);

/** The public list; with `author`, that member's own in every status. */
export async function listBlogs(context: Context, query: z.infer<typeof ListQuery>, author: Viewer | null) {
  const { db, publicApiUrl } = context;
  const filter = { ...(author ? { authorId: author.id } : { shown: true }), q: query.q };
  const { rows, nextCursor } = await readPage(query, (request) =>
    author || query.q
      ? store.listBlogs(connectionFor(context, query), filter, request)
      : store.publicBlogs(db, request),
  );
  return {
    success: true as const,
    blogs: rows.map((row) => summariseBlog(row, publicApiUrl, author)),
    nextCursor,
    total: await total(),
  };

  async function total(): Promise<number> {
    if (author || query.q) return store.countBlogs(connectionFor(context, query), filter);
    const { approved, active } = await counters.read(db, 'blogs', blogStatuses);
    return approved + active;
  }
}

/** An unapproved one only when it is asked for as such, by its author or an admin. */
export async function readBlog(
  { db, publicApiUrl }: Context,
  by: Viewer | null,
  id: string,
  unapprovedToo: boolean,
): Promise<Blog> {
  const blog = isId(id) ? await store.findBlog(db, id) : undefined;
  if (!blog || (blog.shelf === 0 && !(unapprovedToo && isTheirs(by, blog)))) throw missing();
  return showBlog(blog, publicApiUrl, by);
}

export async function createBlog(
  context: Context,
  by: Viewer,
  form: BlogForm,
  picture: Buffer | null,
  key: string | null,
): Promise<Blog> {
  if (!picture) throw fieldError('image', blogImageMissing);
  return createOnce(context, by.id, key, {
    prepare: () => storeWithinQuota(context, by.id, picture),
    create: async (tx, stored, now) => {
      const id = newId();
      await insertPicture(tx, stored, now);
      await store.insertBlog(tx, {
        image_alt: null,
        id,
        ...texts(form),
        media_id: stored.id,
        status: 'pending',
        author_id: by.id,
        created_at: now,
        updated_at: now,
      });
      await countNew(tx, 'blogs');
      return showBlog(await found(tx, id), context.publicApiUrl, by);
    },
  });
}

export interface BlogEdit extends BlogForm, EditBase {
  /** The stored address, when the picture stays. */
  imageUrl?: string | undefined;
}

/** What a member changes after approval is looked at again; `resubmitted` tells. */
export async function updateBlog(
  context: Context,
  by: Viewer,
  id: string,
  form: BlogEdit,
  picture: Buffer | null,
): Promise<{ blog: Blog; resubmitted: boolean }> {
  const { db, clock, publicApiUrl } = context;
  const now = await editable(db, by, id);
  // First of all: whoever edits an older version names its picture too, and that is no fault of theirs.
  refuseStale(form, now.updated_at);
  refuseForeignPicture(now, form.imageUrl, picture, publicApiUrl);
  const stored = picture ? await context.pictures.store(picture) : null;
  return transact(db, async (tx) => {
    const before = await editable(tx, by, id);
    refuseStale(form, before.updated_at);
    const resubmitted = before.shelf > 0 && by.role !== 'admin';
    if (stored) await insertPicture(tx, stored, clock());
    await save(
      tx,
      before,
      { ...texts(form), ...resubmit(before, by, before.author_id), ...(stored ? { media_id: stored.id } : {}) },
      clock(),
    );
    await recordEdit(tx, by, 'blog', before, form, clock());
    return { blog: showBlog(await found(tx, id), publicApiUrl, by), resubmitted };
  });
}

export async function deleteBlog({ db, clock }: Context, by: Viewer, id: string, madeFrom: EditBase): Promise<void> {
  await transact(db, async (tx) => {
    const blog = await editable(tx, by, id);
    refuseStale(madeFrom, blog.updated_at);
    if (!(await store.deleteBlog(tx, blog))) throw new ConcurrentUpdateError();
    await countGone(tx, 'blogs', blog);
    if (blog.author_id !== by.id)
      await recordAudit(
        tx,
        { by, action: 'blog.deleted', kind: 'blog', itemId: id, before: { title: blog.title, status: blog.status } },
        clock(),
      );
  });
}

/** Changes it and keeps the counts right, or says that somebody else was quicker. */
export async function save(
  tx: Tx,
  before: store.ReadBlog,
  change: Parameters<typeof store.updateBlog>[2],
  now: number,
): Promise<void> {
  if (!(await store.updateBlog(tx, before, change, now))) throw new ConcurrentUpdateError();
  await recount(tx, 'blogs', before, { status: change.status ?? before.status, waits: change.waits ?? before.waits });
}

export async function found(tx: Context['db'], id: string): Promise<store.ReadBlog> {
  const blog = isId(id) ? await store.findBlog(tx, id) : undefined;
  if (!blog) throw missing();
  return blog;
}

/** The blog, when the caller may change it: what they may not even see does not exist for them. */
async function editable(tx: Context['db'], by: Viewer, id: string): Promise<store.ReadBlog> {
  const blog = await found(tx, id);
  if (isTheirs(by, blog)) return blog;
  throw blog.shelf > 0 ? new HttpError(403, 'NOT_ALLOWED', 'Only the author can change this blog.') : missing();
}

function refuseForeignPicture(
  blog: store.ReadBlog,
  imageUrl: string | undefined,
  picture: Buffer | null,
  publicApiUrl: string,
): void {
  if (picture || !imageUrl || imageUrl === pictureFields(blog, publicApiUrl).imageUrl) return;
  throw fieldError('imageUrl', 'The image address is not the one of this blog. Please choose a file instead.');
}

function texts({ title, content, imageAlt }: BlogForm) {
  const lines = content.replace(/\r\n?/g, '\n');
  return { title, content: lines, excerpt: excerptOf(lines), ...altText(imageAlt) };
}
