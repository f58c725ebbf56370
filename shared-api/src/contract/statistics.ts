import * as z from 'zod/mini';
import { answer } from './answer.ts';

/** A post that a moderator has to decide on, and since when. */
export const Waiting = z.object({
  kind: z.enum(['blog', 'campaign']),
  _id: z.string(),
  title: z.string(),
  since: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** Seven whole days, in UTC; both days count. */
export const Week = z.object({
  from: z.string(),
  to: z.string(),
  members: z.number(),
  blogs: z.number(),
  campaigns: z.number(),
});
export type Week = z.infer<typeof Week>;

/** Answer of GET /decision-time: half of the posts decided lately waited less; null while there are too few. */
export const DecisionTime = answer({ medianHours: z.nullable(z.number()) });
export type DecisionTime = z.infer<typeof DecisionTime>;

/** Answer of GET /admin/statistics. */
export const Statistics = answer({
  /** `oldest` are the few that wait longest, the first of them first. */
  waiting: z.object({ blogs: z.number(), campaigns: z.number(), oldest: z.array(Waiting) }),
  /**
   * From the sending of a post to its first decision, of all those first decisions in the last `days` days;
   * `medianHours` is null without any.
   */
  decisions: z.object({ days: z.number(), count: z.number(), medianHours: z.nullable(z.number()) }),
  /** The newest last, and that one ends today. */
  weeks: z.array(Week),
});
export type Statistics = z.infer<typeof Statistics>;
