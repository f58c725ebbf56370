import { createHash } from 'node:crypto';
import type { AuditAction } from '@cyberharbour/shared-api/contract';
import type { Tx } from '../database/transact.ts';
import { recordActivity } from '../activity/activity.ts';
import { toActivityEvent } from '../activity/from-audit.ts';
import type { AuditRow } from '../database/audit-tables.ts';
import type { Visit } from '../sessions/visit.ts';
import { appendEntry, lockHead } from './store.ts';

type Facts = Record<string, string | number | boolean | null>;

/** Who made a change, and by which request. */
export interface Actor {
  /** Null where nobody was signed in. */
  id: string | null;
  requestId: string;
  readVisit?: () => Visit;
}

export interface AuditFacts {
  /** Null for an operator at the command line. */
  by: Actor | null;
  action: AuditAction;
  /** `user`, or the name of a kind of post. */
  kind: string;
  itemId: string;
  before?: Facts | undefined;
  after?: Facts | undefined;
  reason?: string | null | undefined;
  /** Whose words are in it: those of a post's author. */
  wordsOf?: string | null | undefined;
}

/**
 * Writes one entry into the log, in the transaction of what it tells; what it says about an account, its member reads
 * too. The last thing of that transaction: its row lock is held until the end, and taken in one order by all, so that
 * two moderators never wait for each other.
 * @returns the number of the entry
 */
export async function recordAudit(
  tx: Tx,
  { by, action, kind, itemId, before, after, reason, wordsOf }: AuditFacts,
  now: number,
): Promise<number> {
  const event = kind === 'user' ? toActivityEvent(action, by?.id === itemId) : undefined;
  if (event) {
    const visit = by?.id === itemId ? by.readVisit?.() : undefined;
    await recordActivity(tx, { userId: itemId, event, visit, detail: after?.['role']?.toString() }, now);
  }
  const head = await lockHead(tx);
  const entry = {
    seq: head.seq,
    at: now,
    actor_id: by?.id ?? null,
    action,
    kind,
    item_id: itemId,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason || null,
    request_id: by?.requestId ?? null,
  };
  const hash = hashEntry(entry, head.hash);
  await appendEntry(tx, { ...entry, hash, words_of: wordsOf ?? null, erased_by: null });
  return head.seq;
}

/** Whose words it holds, and whether they were erased, may change later. */
type HashedColumns = Omit<AuditRow, 'hash' | 'words_of' | 'erased_by'>;

/**
 * Every column in a fixed order, and the hash of the entry before: nothing can be changed, taken out or put between
 * unseen.
 */
export function hashEntry(entry: HashedColumns, previous: string): string {
  const { seq, at, actor_id, action, kind, item_id, before, after, reason, request_id } = entry;
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, at, actor_id, action, kind, item_id, before, after, reason, request_id]))
    .digest('base64url');
}
