import { type Blog, type BlogStatus, blogStatuses } from '@cyberharbour/shared-api/contract';
import * as counters from '../platform/counters/store.ts';
import { transact } from '../platform/database/transact.ts';
import { cutPage, pageWish } from '../platform/paging.ts';
import type { Parts } from '../platform/parts.ts';
import { found, save } from './blogs.ts';
import { showBlog, summariseBlog } from './shown.ts';
import * as store from './store.ts';

interface Wish {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: BlogStatus | undefined;
}

/** Every blog there is, with the counts of each status over all of them. */
export async function allBlogs({ db, publicApiUrl }: Parts, query: Wish) {
  const wish = pageWish(query);
  const { rows, nextCursor } = wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await store.listBlogs(db, query, wish), wish.limit);
  const byStatus = await counters.read(db, 'blogs', blogStatuses);
  const counted = query.status ? byStatus[query.status] : Object.values(byStatus).reduce((sum, each) => sum + each, 0);
  const total = query.q ? await store.countBlogs(db, query) : counted;
  return { success: true as const, blogs: rows.map((row) => summariseBlog(row, publicApiUrl)), nextCursor, total, byStatus };
}

export async function waitingBlogs({ db, publicApiUrl }: Parts, query: Wish) {
  const wish = pageWish(query);
  const { rows, nextCursor } = wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await store.pendingBlogs(db, wish), wish.limit);
  const { pending } = await counters.read(db, 'blogs', ['pending']);
  return { success: true as const, blogs: rows.map((row) => summariseBlog(row, publicApiUrl)), nextCursor, total: pending };
}

/** For admins: the route's guard has asked. */
export async function setBlogStatus({ db, clock, publicApiUrl }: Parts, id: string, status: BlogStatus): Promise<Blog> {
  return transact(db, async (tx) => {
    const before = await found(tx, id);
    if (before.status !== status) await save(tx, before, { status }, clock());
    return showBlog(await found(tx, id), publicApiUrl);
  });
}
