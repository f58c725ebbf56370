import type { Visibility } from '../database/post-columns.ts';

interface Statuses {
  visibilityOf(status: string): Visibility;
}

/** Before its time nobody reads a post, whatever its status says; the job that watches the times shows it then. */
export const visibilityAt = (
  kind: Statuses,
  { status, publish_at: at }: { status: string; publish_at?: number | null | undefined },
  now: number,
): Visibility => (at != null && at > now ? 0 : kind.visibilityOf(status));

/** Whether it was approved, and nobody reads it before its time. */
export const isScheduled = (kind: Statuses, { status, visibility }: { status: string; visibility: number }): boolean =>
  visibility === 0 && kind.visibilityOf(status) > 0;
