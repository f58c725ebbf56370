import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../database/transact.ts';
import type { EditBase } from '../http/versions.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { PostKind } from './kind.ts';
import type { ReadPost } from './post.ts';

/**
 * What a member's edit does to a decision: what was approved is looked at again, and what was sent back returns to the
 * queue.
 */
export function resubmit({ status, waits, author_id }: ReadPost, by: Viewer, resubmitted: boolean) {
  const wasSentBack = status === 'pending' && waits === 0 && by.id === author_id;
  return resubmitted || wasSentBack
    ? ({ status: 'pending', waits: 1, moderation_reason: null, moderated_at: null } as const)
    : {};
}

/** What readers saw until this edit, for the moderator who reads what changed; nothing of what was not live yet. */
export const keepEarlier = (kind: PostKind, before: ReadPost, resubmitted: boolean, now: number) =>
  resubmitted && before.visibility > 0
    ? {
        earlier_title: before.title,
        earlier_text: kind.wholeText?.(before) ?? String(before[kind.textColumn]),
        earlier_until: now,
      }
    : {};

/** The log shows an edit by someone else than its author, and one that did not say what it was made from. */
export async function recordEdit(
  tx: Tx,
  by: Viewer,
  kind: PostKind,
  before: ReadPost,
  form: EditBase & { title: string },
  now: number,
): Promise<void> {
  const after = { title: form.title, unconditional: form.ifMatch === undefined && !form.updatedAt };
  await recordAudit(
    tx,
    {
      by,
      action: `${kind.name}.edited`,
      kind: kind.name,
      itemId: before.id,
      before: { title: before.title, status: before.status },
      after,
      wordsOf: before.author_id,
    },
    now,
  );
}
