import { type CampaignReport, toSource } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { transact, type Tx } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import { readPost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import { dayOf, digestOf } from './day-digest.ts';
import * as store from './store.ts';
import { isProgram, traitsOf, type Visitor } from './visitor.ts';

/**
 * Counts a step once: of a member for good, of a visitor once on this day. What a program reports is answered like
 * everything else, and not counted. Throws where the campaign cannot be read, or is over and cannot be joined.
 */
export async function countStep(
  context: Context,
  by: Viewer | null,
  id: string,
  report: CampaignReport,
  visitor: Visitor,
): Promise<void> {
  const { db, clock, limits } = context;
  const now = clock();
  const post = await readPost(context, kind, by, id, false);
  if (report.step === 'joined' && (post.status !== 'active' || Number(post['end_at']) < now))
    throw new HttpError(409, 'OVER', 'This campaign has ended. Have a look at those that are under way.');
  await limits.stepsPerAddress.take(visitor.address);
  // Its own author, and moderators who read what waits, are no readers of it.
  const isOwn = by !== null && by.id === post.author_id && report.step === 'seen';
  if (post.visibility === 0 || isOwn || isProgram(visitor)) return;
  const day = dayOf(now);
  const source = toSource(report.source);
  const isMembers = by !== null && (report.step === 'joined' || report.step === 'done');
  const digest = isMembers ? '' : await digestOf(db, day, `${id} ${report.step}`, traitsOf(visitor));
  await transact(db, async (tx) => {
    if (isMembers) return countMember(tx, id, by.id, report.step === 'done', day, source, now);
    if (await store.insertVisit(tx, digest, day)) await store.addOne(tx, id, day, report.step, source);
  });
}

/** Whoever did it without having said that they join has joined by that. */
async function countMember(
  tx: Tx,
  id: string,
  user: string,
  isDone: boolean,
  day: number,
  source: string,
  now: number,
): Promise<void> {
  const isNew = await store.insertJoin(tx, id, user, now);
  const isDoneNow = isDone && (await store.markDone(tx, id, user, now));
  // Always in this order, so that two never wait for each other.
  if (isDoneNow) await store.addOne(tx, id, day, 'done', source);
  if (isNew) await store.addOne(tx, id, day, 'joined', source);
}
