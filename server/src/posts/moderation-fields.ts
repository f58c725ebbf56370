import type { Blog } from '@cyberharbour/shared-api/contract';
import type { ModerationColumns } from '../database/post-columns.ts';
import type { Viewer } from '../sessions/guards.ts';
import { readPublishedAt } from './live-id.ts';
import type { CommonPost } from './post.ts';

const seesDecisions = (member: string | null, by: Viewer | null) =>
  by !== null && (by.role === 'admin' || (member !== null && by.id === member));

/** What a moderator said, for the author and for administrators; for everyone else the field is not there. */
export function moderationFields(
  row: ModerationColumns & { status: string },
  member: string | null,
  by: Viewer | null,
): Pick<Blog, 'moderation'> {
  if (!seesDecisions(member, by)) return {};
  if (row.moderation_reason === null || row.moderated_at === null) return { moderation: null };
  const sentBack = row.status === 'pending' && row.waits === 0;
  return {
    moderation: { reason: row.moderation_reason, decidedAt: new Date(row.moderated_at).toISOString(), sentBack },
  };
}

/** For everybody, of a post that went live at a time of its author's: it stands in lists by that. */
export const liveFields = (row: CommonPost): Pick<Blog, 'publishedAt'> =>
  row.live_id === null ? {} : { publishedAt: new Date(readPublishedAt(row)).toISOString() };

/** When it goes live, for those same people while that is to come. */
export const publishFields = (
  { author_id: member, visibility, publish_at: at }: CommonPost,
  by: Viewer | null,
): Pick<Blog, 'publishAt'> =>
  seesDecisions(member, by) && visibility === 0 && at !== null ? { publishAt: new Date(at).toISOString() } : {};
