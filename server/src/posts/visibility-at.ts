import type { Visibility } from '../database/post-columns.ts';
import type { PostTable } from './post.ts';

interface Statuses {
  visibilityOf(status: string): Visibility;
}

interface Times {
  status: string;
  publish_at?: number | null | undefined;
  [column: string]: unknown;
}

/**
 * Before its time nobody reads a post, whatever its status says; the job that watches the times shows it then. What is
 * over stands after what is under way.
 */
export function visibilityAt(
  kind: Statuses & Pick<PostTable, 'endColumn'>,
  { status, publish_at: at, ...row }: Times,
  now: number,
): Visibility {
  if (at != null && at > now) return 0;
  const visibility = kind.visibilityOf(status);
  const end = kind.endColumn === undefined ? undefined : row[kind.endColumn];
  return visibility === 2 && typeof end === 'number' && end < now ? 1 : visibility;
}

/** Whether it was approved, and nobody reads it before its time. */
export const isScheduled = (kind: Statuses, { status, visibility }: { status: string; visibility: number }): boolean =>
  visibility === 0 && kind.visibilityOf(status) > 0;
