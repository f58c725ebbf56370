import type { Blog } from '@cyberharbour/shared-api/contract';
import type { ModerationColumns } from '../database/post-columns.ts';
import type { Viewer } from '../sessions/guards.ts';

/** What a moderator said, for the author and for administrators; for everyone else the field is not there. */
export function moderationFields(
  row: ModerationColumns & { status: string },
  member: string | null,
  by: Viewer | null,
): Pick<Blog, 'moderation'> {
  const sees = by !== null && (by.role === 'admin' || (member !== null && by.id === member));
  if (!sees) return {};
  if (row.moderation_reason === null || row.moderated_at === null) return { moderation: null };
  const sentBack = row.status === 'pending' && row.waits === 0;
  return {
    moderation: { reason: row.moderation_reason, decidedAt: new Date(row.moderated_at).toISOString(), sentBack },
  };
}
