import type { AuditKind } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import * as counters from '../counters/store.ts';
import type { ModerationColumns } from '../database/tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { enqueue } from '../mail/store.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import { isStale, refuseStale } from '../http/versions.ts';
import { findMember } from '../users/store.ts';
import { writeDecisionMail } from './decision-mail.ts';

/** What every post has that a moderator decides on. */
export interface Post<Status extends string> extends ModerationColumns {
  id: string;
  title: string;
  status: Status;
  updated_at: number;
}

export interface Decision<Status extends string> {
  status: Status;
  reason?: string | null | undefined;
  /** Back to its author: it stays pending and leaves the queue. */
  sendBack?: boolean;
  /** Made in the queue: only of what waits there. */
  queued?: boolean;
  /** The version that the moderator read. */
  ifMatch?: string | undefined;
}

/** How a feature's posts are found and kept; the two kinds of post are decided on alike. */
export interface Kind<Row extends Post<Status>, Status extends string> {
  kind: AuditKind & ('blog' | 'campaign');
  found(tx: Context['db'], id: string): Promise<Row>;
  /** Only while it is still as it was read; throws otherwise. */
  save(tx: Tx, before: Row, change: { status: Status } & ModerationColumns, now: number): Promise<void>;
  memberOf(row: Row): string | null;
}

/** For admins: the route's guard has asked. Whoever comes second finds it decided, and changes nothing. */
export async function decide<Row extends Post<Status>, Status extends string>(
  context: Context,
  by: Viewer,
  posts: Kind<Row, Status>,
  id: string,
  { status, reason, sendBack = false, queued = false, ifMatch }: Decision<Status>,
): Promise<Row> {
  const { db, clock } = context;
  const { kind } = posts;
  const now = clock();
  const after = await transact(db, async (tx) => {
    const before = await posts.found(tx, id);
    refuseLate(before, { isDone: queued && (sendBack || before.status !== status), ifMatch });
    const waits = status === 'pending' && !sendBack ? 1 : 0;
    if (before.status === status && before.waits === waits && !reason) return before;
    await posts.save(
      tx,
      before,
      { status, waits, moderation_reason: reason || null, moderated_at: reason ? now : null },
      now,
    );
    const action = sendBack ? `${kind}.sent-back` : `${kind}.status`;
    await tellAuthor(
      context,
      tx,
      by,
      {
        kind,
        id,
        title: before.title,
        member: posts.memberOf(before),
        from: before.status,
        to: sendBack ? 'sent-back' : status,
        reason,
      },
      now,
    );
    await recordAudit(
      tx,
      {
        by,
        action,
        kind,
        itemId: id,
        before: { title: before.title, status: before.status },
        after: { status },
        reason,
      },
      now,
    );
    return posts.found(tx, id);
  });
  context.wakeMail();
  return after;
}

/** Nothing is decided that somebody else decided, and no text that nobody read. */
function refuseLate(before: Post<string>, { isDone, ifMatch }: { isDone: boolean; ifMatch: string | undefined }): void {
  if (before.waits === 0 && (isDone || isStale(ifMatch, before.updated_at))) throw alreadyDecidedError(before);
  refuseStale({ ifMatch }, before.updated_at);
}

/** Somebody else was quicker: says what they decided, so that nobody decides twice. */
function alreadyDecidedError({ status }: Post<string>): HttpError {
  const how = status === 'pending' ? 'It was sent back to its author' : `It is ${status}`;
  return new HttpError(409, 'ALREADY_DECIDED', `This was decided in the meantime. ${how}.`);
}

interface DecisionNotice {
  kind: 'blog' | 'campaign';
  id: string;
  title: string;
  member: string | null;
  from: string;
  to: string;
  reason: string | null | undefined;
}

async function tellAuthor({ webUrl }: Context, tx: Tx, by: Viewer, notice: DecisionNotice, now: number): Promise<void> {
  if (notice.member === null || notice.member === by.id || (notice.from === notice.to && !notice.reason)) return;
  const author = await findMember(tx, notice.member);
  if (author)
    await enqueue(
      tx,
      {
        userId: author.id,
        kind: 'moderation',
        recipient: author.email,
        ...writeDecisionMail(author.name, notice, webUrl),
      },
      now,
    );
}

/** Keeps the counts beside a change of one post: of its status, and of what waits. */
export async function recount(
  tx: Tx,
  counted: 'blogs' | 'campaigns',
  before: Post<string>,
  after: { status: string; waits: 0 | 1 },
): Promise<void> {
  await counters.move(tx, counted, before.status, after.status);
  if (before.waits === after.waits) return;
  if (after.waits === 1) await counters.add(tx, counted, 'waiting', 1);
  else await counters.takeOne(tx, counted, 'waiting');
}

export async function countNew(tx: Tx, counted: 'blogs' | 'campaigns'): Promise<void> {
  await counters.add(tx, counted, 'pending', 1);
  await counters.add(tx, counted, 'waiting', 1);
}

export async function countGone(
  tx: Tx,
  counted: 'blogs' | 'campaigns',
  { status, waits }: Post<string>,
): Promise<void> {
  await counters.takeOne(tx, counted, status);
  if (waits === 1) await counters.takeOne(tx, counted, 'waiting');
}
