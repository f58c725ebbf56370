import { limits } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact, type Tx } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { isStale, refuseStale } from '../http/versions.ts';
import { sendMail } from '../mail/send-mail.ts';
import { takeBack } from '../mail/store.ts';
import type { PostKind } from '../posts/kind.ts';
import type { ReadPost } from '../posts/post.ts';
import { requirePost, savePost } from '../posts/posts.ts';
import { isScheduled, visibilityAt } from '../posts/visibility-at.ts';
import type { Viewer } from '../sessions/guards.ts';
import { findMember } from '../users/store.ts';
import { decisionMail, type DecisionNotice, pathsBelow } from './decision-mail.ts';

export interface Decision {
  status: string;
  reason?: string | null | undefined;
  /** Back to its author: it stays pending and leaves the queue. */
  sendBack?: boolean;
  /** Made in the queue: only of what waits there. */
  queued?: boolean;
  /** The version that the moderator read. */
  ifMatch?: string | undefined;
}

/**
 * For administrators: the route's guard has checked the role. Whoever comes second finds it decided, and changes
 * nothing.
 */
export async function decide(
  context: Context,
  by: Viewer,
  kind: PostKind,
  id: string,
  { status, reason, sendBack = false, queued = false, ifMatch }: Decision,
): Promise<ReadPost> {
  const { db, clock } = context;
  const { name } = kind;
  const now = clock();
  const decided = await transact(db, async (tx) => {
    const post = await requirePost(tx, kind, id);
    refuseLate(post, { isDone: queued && (sendBack || post.status !== status), ifMatch });
    const waits = status === 'pending' && !sendBack ? 1 : 0;
    if (post.status === status && post.waits === waits && !reason) return post;
    const change = { status, waits, moderation_reason: reason || null, moderated_at: reason ? now : null } as const;
    await savePost(tx, kind, post, change, now);
    const to = sendBack ? 'sent-back' : status;
    const isWaiting = isScheduled(kind, { status, visibility: visibilityAt(kind, { ...post, status }, now) });
    const liveAt = isWaiting ? post.publish_at : null;
    const paths = kind.pathsOf?.(post) ?? pathsBelow(`/${name === 'blog' ? name : kind.table}/${id}`);
    await notifyAuthor(context, tx, by, post, { kind: name, paths, title: post.title, to, reason, liveAt }, now);
    const action = sendBack ? (`${name}.sent-back` as const) : (`${name}.status` as const);
    const before = { title: post.title, status: post.status };
    const after = { status, ...(ifMatch === undefined && { unconditional: true }) };
    const entry = { action, kind: name, itemId: id, before, after, reason, wordsOf: post.author_id };
    await recordAudit(tx, { by, ...entry }, now);
    return requirePost(tx, kind, id);
  });
  context.wakeMail();
  return decided;
}

/** Nothing is decided that somebody else decided, and no text that nobody read. */
function refuseLate(post: ReadPost, { isDone, ifMatch }: { isDone: boolean; ifMatch: string | undefined }): void {
  if (post.waits === 0 && (isDone || isStale(ifMatch, post.updated_at))) throw alreadyDecidedError(post);
  refuseStale({ ifMatch }, post.updated_at);
}

/** Somebody else was quicker: says what they decided, so that nobody decides twice. */
function alreadyDecidedError({ status }: ReadPost): HttpError {
  const how = status === 'pending' ? 'It was sent back to its author' : `It is ${status}`;
  return new HttpError(409, 'ALREADY_DECIDED', `This was decided in the meantime. ${how}.`);
}

/** In milliseconds: longer than a decision can be undone, by the time that a call takes. */
const mailDelay = (limits.undoSeconds + 5) * 1000;

const stateOf = ({ status, waits }: ReadPost) => (status === 'pending' && waits === 0 ? 'sent-back' : status);

/**
 * Mails the author what was decided, once it cannot be undone any more. A decision that takes one back takes its mail
 * back too, and where the author knows nothing else than what is true again, none is sent.
 */
async function notifyAuthor(
  { webUrl }: Context,
  tx: Tx,
  by: Viewer,
  post: ReadPost,
  notice: DecisionNotice,
  now: number,
): Promise<void> {
  const { author_id: authorId, status } = post;
  if (authorId === null || authorId === by.id) return;
  const before = (await takeBack(tx, authorId, 'moderation', post.id)) ?? stateOf(post);
  if ([before, status].includes(notice.to) && !notice.reason) return;
  const author = await findMember(tx, authorId);
  const later = { delay: mailDelay, aboutId: post.id, before };
  if (author) await sendMail(tx, author, decisionMail(notice), webUrl, now, later);
}
