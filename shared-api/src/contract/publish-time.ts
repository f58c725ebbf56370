import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isMoment } from './moment.ts';
import { text } from './text.ts';

/** Of a form: when the post goes live once it is approved. Absent leaves it, empty is as soon as it is approved. */
export const publishAtField = z.optional(
  text().check(
    z.trim(),
    z.refine((at) => at === '' || isMoment(at), 'Enter a date and time.'),
  ),
);

/** For the author and for moderators, until it is live: when that is. Absent from public answers. */
export const publishAt = z.optional(z.nullable(z.string()));

/** When it went live, where that was a time of its author's: lists have it there. Absent from all others. */
export const publishedAt = z.optional(z.string());

const day = 86_400_000;

/** The sentence for a time, in milliseconds, that nothing can be published at; undefined where it can. */
export function faultOfPublishTime(at: number, now: number): string | undefined {
  if (at <= now) return 'Choose a time that is still to come, or leave this empty.';
  if (at > now + limits.publishDays * day) return 'Choose a time within the next year.';
  return undefined;
}
