import { newId } from '../database/ids.ts';

/** Characters of an id that tell its time. */
const timeLength = 13;

/** The beginning of the ids of a moment. */
export const timeOf = (now: number): string => newId(now).slice(0, timeLength);

/** The id of a post as if it were made when it went live: of no other post, and in order with all ids. */
export const liveIdOf = (id: string, now: number): string => timeOf(now) + id.slice(timeLength);

/** In milliseconds. */
const readTime = (id: string): number => Number.parseInt(id.slice(0, timeLength).replace('-', ''), 16);

/** Since when everybody may read a post: that it waited for a moderator is not said. */
export const readPublishedAt = ({
  live_id: live,
  created_at: created,
}: {
  live_id?: string | null;
  created_at: number;
}) => (live == null ? created : readTime(live));
