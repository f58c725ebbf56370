import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import type { ReadPost } from '../posts/post.ts';
import { requirePost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as store from './store.ts';

/** As many as the home page shows. */
const most = 3;

/** The campaigns under way that moderators chose; never one that has ended. */
export async function listHomeCampaigns({ db, clock }: Context): Promise<ReadPost[]> {
  const ids = await store.listRunning(db, clock(), most);
  const posts = await Promise.all(ids.map((id) => kind.store.find(db, id)));
  return posts.filter((post) => post !== undefined && post.visibility > 0) as ReadPost[];
}

/** Shows a campaign on the home page, or takes it away from there. */
export async function setOnHome(context: Context, by: Viewer, id: string, onHome: boolean): Promise<ReadPost> {
  const { db, clock } = context;
  return transact(db, async (tx) => {
    const post = await requirePost(tx, kind, id);
    const now = clock();
    if (onHome && (post.status !== 'active' || post.visibility === 0 || Number(post['end_at']) < now))
      throw new HttpError(409, 'NOT_RUNNING', 'Only a campaign that is under way can be shown on the home page.');
    const before = post['on_home_since'] !== null;
    if (before === onHome) return post;
    await store.setOnHome(tx, id, onHome ? now : null);
    const { title, author_id: wordsOf } = post;
    const facts = { before: { title, onHome: before }, after: { title, onHome } };
    await recordAudit(tx, { by, action: 'campaign.edited', kind: 'campaign', itemId: id, ...facts, wordsOf }, now);
    return requirePost(tx, kind, id);
  });
}
