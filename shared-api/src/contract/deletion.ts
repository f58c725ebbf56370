import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { UserAnswer } from './user.ts';

/** What becomes of a member's public posts when their account is deleted: without a name, or deleted too. */
export const postsChoices = ['stay', 'go'] as const;
export type PostsChoice = (typeof postsChoices)[number];

/** Body of POST /user/deletion. */
export const DeletionRequest = z.object({
  posts: z.enum(postsChoices, 'Choose what becomes of your posts.'),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** What was asked for; null where nothing was. */
export const Deletion = z.nullable(
  z.object({
    posts: z.enum(postsChoices),
    requestedAt: z.string(),
    /** Until then the member may change their mind. */
    deletesAt: z.string(),
    /** From then on it is in no backup either. */
    backupsUntil: z.string(),
  }),
);
export type Deletion = z.infer<typeof Deletion>;

/** Answer of GET /user/deletion: how many days there are to change one's mind, and how many a backup is stored. */
export const DeletionAnswer = answer({
  deletion: Deletion,
  waitDays: z.number(),
  backupDays: z.number(),
});
export type DeletionAnswer = z.infer<typeof DeletionAnswer>;

/** Answer of POST and DELETE /user/deletion. */
export const DeletionChanged = z.extend(DeletionAnswer, { user: UserAnswer.shape.user });
export type DeletionChanged = z.infer<typeof DeletionChanged>;
