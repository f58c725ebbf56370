import * as z from 'zod/mini';
import { answer } from './answer.ts';

/** A post as it was before one of its changes: its words, not its picture or its times. */
export const Revision = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The other words of its form, by the names of their fields. */
  more: z.record(z.string(), z.string()),
  /** When it was changed. */
  until: z.string(),
  /** Whether its author changed it, and not a moderator. */
  byAuthor: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** The last ones of a post, the newest first. */
export const RevisionList = answer({ revisions: z.array(Revision) });
export type RevisionList = z.infer<typeof RevisionList>;
