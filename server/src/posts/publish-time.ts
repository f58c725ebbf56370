import { faultOfPublishTime } from '@cyberharbour/shared-api/contract';
import { minute } from '../clock/durations.ts';
import { fieldError } from '../http/http-error.ts';
import type { PostForm, PostKind } from './kind.ts';
import type { OwnColumns, PostRow, ReadPost } from './post.ts';
import { isScheduled } from './visibility-at.ts';

/** Throws the sentence for the field where the time is in the past, too far ahead, or after the end. */
function requirePublishTime(kind: PostKind, at: number, end: OwnColumns[string] | undefined, now: number): void {
  const fault = faultOfPublishTime(at, now);
  if (fault !== undefined) throw fieldError('publishAt', fault);
  if (typeof end === 'number' && at >= end)
    throw fieldError('publishAt', `Choose a time before the ${kind.name} ends, or leave this empty.`);
}

/** A form knows minutes: the same one is no other time. */
function readChoice(publishAt: string | undefined, before: number | null): number | null {
  if (!publishAt) return null;
  const chosen = Date.parse(publishAt);
  return before !== null && Math.floor(chosen / minute) === Math.floor(before / minute) ? before : chosen;
}

/**
 * What a form chooses as it is stored. What was chosen before may be sent again when it has passed: a post may wait for
 * its moderator longer than its author thought.
 * @param before null for a new post
 * @param after what the form says of everything else
 */
export function publishColumns(
  kind: PostKind,
  { publishAt }: PostForm,
  before: ReadPost | null,
  { resubmitted, after }: { resubmitted: boolean; after: OwnColumns },
  now: number,
): Partial<Pick<PostRow, 'publish_at'>> {
  if (!kind.hasPublishTime) return {};
  const chosen = readChoice(publishAt, before?.publish_at ?? null);
  const isLive = before !== null && before.visibility > 0;
  if (chosen !== null && chosen !== before?.publish_at)
    requirePublishTime(kind, chosen, kind.endColumn === undefined ? undefined : after[kind.endColumn], now);
  if (!isLive) return publishAt === undefined ? {} : { publish_at: chosen };
  // The time of a post that is read already has been.
  const isAhead = chosen !== null && chosen > now;
  if (resubmitted) return { publish_at: isAhead ? chosen : null };
  if (isAhead) throw fieldError('publishAt', `This ${kind.name} is live already. Leave this empty.`);
  return {};
}

/** Whether an edit changes nothing that a moderator read: when a post goes live is its author's to say. */
export const changesTimeAlone = (before: ReadPost, after: OwnColumns, hasPicture: boolean): boolean =>
  !hasPicture && Object.entries(after).every(([name, value]) => (before as OwnColumns)[name] === value);

/** What becomes of a post by an edit; null where nothing else happens than that it is changed. */
export type Becomes = 'waiting' | 'waiting-unread' | 'later' | 'live' | null;

export function becomesOf(kind: PostKind, before: ReadPost, after: ReadPost, resubmitted: boolean): Becomes {
  if (resubmitted) return before.visibility > 0 ? 'waiting' : 'waiting-unread';
  if (isScheduled(kind, after)) return 'later';
  return isScheduled(kind, before) ? 'live' : null;
}
