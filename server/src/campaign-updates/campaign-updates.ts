import { type CampaignUpdate, limits, type UpdateForm } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import type { ReplyKey } from '../idempotency/store.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import { campaignUpdate } from '../posts/kinds/campaign-update.ts';
import type { ReadPost } from '../posts/post.ts';
import { createPost, readPost, requireOwnPost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as store from './store.ts';

/** Those that everybody reads; with `all`, also those that only author and moderators see, to these. */
export async function listUpdates(
  context: Context,
  by: Viewer | null,
  id: string,
  all: boolean,
): Promise<CampaignUpdate[]> {
  const { db, publicApiUrl } = context;
  const post = await readPost(context, campaign, by, id, false);
  const seesAll = all && by !== null && (by.role === 'admin' || by.id === post.author_id);
  const updates = await list(db, id, seesAll ? 'all' : 'public');
  return updates.map((update) => campaignUpdate.show(update, publicApiUrl, by) as CampaignUpdate);
}

const list = async (db: Db, campaignId: string, which: 'all' | 'public'): Promise<ReadPost[]> =>
  campaignUpdate.store.findAll(db, await store.listIds(db, campaignId, which));

/** Those that everybody reads, the newest first. */
export const listPublicUpdates = (db: Db, campaignId: string) => list(db, campaignId, 'public');

/** For the organiser, and for moderators. It waits for a moderator like every post. */
export async function postUpdate(
  context: Context,
  by: Viewer,
  id: string,
  form: UpdateForm,
  key: ReplyKey | null,
): Promise<object> {
  const { db, clock } = context;
  const post = await requireOwnPost(db, campaign, by, id);
  if (post.visibility === 0)
    throw new HttpError(409, 'NOT_PUBLIC', 'This campaign waits for a moderator. Write an update once it is public.');
  const isOver = post.status === 'archived' || Number(post['end_at']) < clock();
  if (form.topic !== 'news' && !isOver)
    throw new HttpError(409, 'NOT_OVER', 'A result and thanks are written once the campaign has ended.');
  if (form.topic !== 'news' && (await store.countOf(db, id, form.topic)) > 0) throw thereAlreadyError();
  if ((await store.countOf(db, id)) >= limits.updates)
    throw new HttpError(409, 'TOO_MANY_UPDATES', `A campaign has at most ${limits.updates} updates.`);
  // Of two at the same moment the index takes one.
  return createPost(context, campaignUpdate, by, { ...form, campaignId: id } as UpdateForm, null, key).catch(
    async (error: unknown) => {
      if (isUniqueViolation(error)) throw thereAlreadyError();
      // Its campaign may have been deleted meanwhile: that is a 404.
      await requireOwnPost(db, campaign, by, id);
      throw error;
    },
  );
}

const thereAlreadyError = () =>
  new HttpError(409, 'THERE_ALREADY', 'There is one already. Change that one, or delete it first.');
