import {
  type Blog,
  type BlogForm,
  blogImageMissing,
  blogStatuses,
  type ListQuery,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { note } from '../audit/record.ts';
import { countGone, countNew, recount } from '../moderation/decide.ts';
import { againForReview, noteEdit } from '../moderation/edits.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isId, newId } from '../database/ids.ts';
import { storeWithinQuota } from '../media/quota.ts';
import { notePicture } from '../media/store.ts';
import { altText, pictureFields } from '../media/picture-fields.ts';
import { readPage } from '../lists/paging.ts';
import { forFilter, type Parts } from '../context.ts';
import { LostRace, notFound, Refusal, wrongField } from '../http/http-error.ts';
import { once } from '../idempotency/create-once.ts';
import { type MadeFrom, refuseStale } from '../http/versions.ts';
import { excerptOf, showBlog, summariseBlog } from './show-blog.ts';
import * as store from './store.ts';

const missing = () => notFound('Blog not found');
const isTheirs = (by: Viewer | null, blog: store.ReadBlog) =>
  by !== null && (by.role === 'admin' || blog.author_id === by.id);

/** The public list; with `author`, that member's own in every status. */
export async function listBlogs(parts: Parts, query: z.infer<typeof ListQuery>, author: Viewer | null) {
  const { db, publicApiUrl } = parts;
  const filter = { ...(author ? { authorId: author.id } : { shown: true }), q: query.q };
  const { rows, nextCursor } = await readPage(query, (wish) =>
    author || query.q ? store.listBlogs(forFilter(parts, query), filter, wish) : store.publicBlogs(db, wish),
  );
  return {
    success: true as const,
    blogs: rows.map((row) => summariseBlog(row, publicApiUrl, author)),
    nextCursor,
    total: await total(),
  };

  async function total(): Promise<number> {
    if (author || query.q) return store.countBlogs(forFilter(parts, query), filter);
    const { approved, active } = await counters.read(db, 'blogs', blogStatuses);
    return approved + active;
  }
}

/** An unapproved one only when it is asked for as such, by its author or an admin. */
export async function readBlog(
  { db, publicApiUrl }: Parts,
  by: Viewer | null,
  id: string,
  unapprovedToo: boolean,
): Promise<Blog> {
  const blog = isId(id) ? await store.findBlog(db, id) : undefined;
  if (!blog || (blog.shelf === 0 && !(unapprovedToo && isTheirs(by, blog)))) throw missing();
  return showBlog(blog, publicApiUrl, by);
}

export async function createBlog(
  parts: Parts,
  by: Viewer,
  form: BlogForm,
  picture: Buffer | null,
  key: string | null,
): Promise<Blog> {
  if (!picture) throw wrongField('image', blogImageMissing);
  return once(parts, by.id, key, {
    prepare: () => storeWithinQuota(parts, by.id, picture),
    create: async (tx, stored, now) => {
      const id = newId();
      await notePicture(tx, stored, now);
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
      return showBlog(await found(tx, id), parts.publicApiUrl, by);
    },
  });
}

export interface BlogEdit extends BlogForm, MadeFrom {
  /** The stored address, when the picture stays. */
  imageUrl?: string | undefined;
}

/** What a member changes after approval is looked at again; `resubmitted` tells. */
export async function updateBlog(
  parts: Parts,
  by: Viewer,
  id: string,
  form: BlogEdit,
  picture: Buffer | null,
): Promise<{ blog: Blog; resubmitted: boolean }> {
  const { db, clock, publicApiUrl } = parts;
  const now = await editable(db, by, id);
  // First of all: whoever edits an older version names its picture too, and that is no fault of theirs.
  refuseStale(form, now.updated_at);
  refuseForeignPicture(now, form.imageUrl, picture, publicApiUrl);
  const stored = picture ? await parts.pictures.store(picture) : null;
  return transact(db, async (tx) => {
    const before = await editable(tx, by, id);
    refuseStale(form, before.updated_at);
    const resubmitted = before.shelf > 0 && by.role !== 'admin';
    if (stored) await notePicture(tx, stored, clock());
    await save(
      tx,
      before,
      { ...texts(form), ...againForReview(before, by, before.author_id), ...(stored ? { media_id: stored.id } : {}) },
      clock(),
    );
    await noteEdit(tx, by, 'blog', before, form, clock());
    return { blog: showBlog(await found(tx, id), publicApiUrl, by), resubmitted };
  });
}

export async function deleteBlog({ db, clock }: Parts, by: Viewer, id: string, madeFrom: MadeFrom): Promise<void> {
  await transact(db, async (tx) => {
    const blog = await editable(tx, by, id);
    refuseStale(madeFrom, blog.updated_at);
    if (!(await store.deleteBlog(tx, blog))) throw new LostRace();
    await countGone(tx, 'blogs', blog);
    if (blog.author_id !== by.id)
      await note(
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
  if (!(await store.updateBlog(tx, before, change, now))) throw new LostRace();
  await recount(tx, 'blogs', before, { status: change.status ?? before.status, waits: change.waits ?? before.waits });
}

export async function found(tx: Parts['db'], id: string): Promise<store.ReadBlog> {
  const blog = isId(id) ? await store.findBlog(tx, id) : undefined;
  if (!blog) throw missing();
  return blog;
}

/** The blog, when the caller may change it: what they may not even see does not exist for them. */
async function editable(tx: Parts['db'], by: Viewer, id: string): Promise<store.ReadBlog> {
  const blog = await found(tx, id);
  if (isTheirs(by, blog)) return blog;
  throw blog.shelf > 0 ? new Refusal(403, 'NOT_ALLOWED', 'Only the author can change this blog.') : missing();
}

function refuseForeignPicture(
  blog: store.ReadBlog,
  imageUrl: string | undefined,
  picture: Buffer | null,
  publicApiUrl: string,
): void {
  if (picture || !imageUrl || imageUrl === pictureFields(blog, publicApiUrl).imageUrl) return;
  throw wrongField('imageUrl', 'The image address is not the one of this blog. Please choose a file instead.');
}

function texts({ title, content, imageAlt }: BlogForm) {
  const lines = content.replace(/\r\n?/g, '\n');
  return { title, content: lines, excerpt: excerptOf(lines), ...altText(imageAlt) };
}
