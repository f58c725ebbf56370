import { note } from '../audit/record.ts';
import type { Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { MadeFrom } from '../http/versions.ts';
import type { Post } from './decide.ts';

/** What a member's edit does to a decision: a public post is looked at again, and one that was sent back returns to the queue. */
export function againForReview(
  { shelf, status, waits }: { shelf: number; status: string; waits: number },
  by: Viewer,
  member: string | null,
) {
  const isPublic = shelf > 0 && by.role !== 'admin';
  const wasSentBack = status === 'pending' && waits === 0 && by.id === member;
  return isPublic || wasSentBack
    ? ({ status: 'pending', waits: 1, moderation_reason: null, moderated_at: null } as const)
    : {};
}

/** An edit by someone else than its author, and one that did not say what it was made from, can be told from the log. */
export async function noteEdit(
  tx: Tx,
  by: Viewer,
  kind: 'blog' | 'campaign',
  before: Post<string>,
  form: MadeFrom & { title: string },
  now: number,
): Promise<void> {
  const after = { title: form.title, unconditional: form.ifMatch === undefined && !form.updatedAt };
  await note(
    tx,
    {
      by,
      action: `${kind}.edited`,
      kind,
      itemId: before.id,
      before: { title: before.title, status: before.status },
      after,
    },
    now,
  );
}
