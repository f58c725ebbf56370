import * as z from 'zod';

/** A share of the visitors, in hundredths of a per cent at the finest: there are 10,000 buckets. */
export const Percent = z.number().min(0).max(100).multipleOf(0.01);

/** Who wrote a revision: a key that may move pointers, and its signature (`signatures/moves.ts`). */
export const Seal = z.strictObject({ key: z.string(), signature: z.base64() });
export type Seal = z.infer<typeof Seal>;

/**
 * The whole state of one part after one step of its history: which version is live, which takes over, and what holds.
 */
export const Revision = z.strictObject({
  revision: z.int().positive(),
  action: z.enum(['promote', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable']),
  current: z.string(),
  previous: z.string().nullable(),
  /** The version that a share of the visitors gets instead of the current one. */
  canary: z.strictObject({ version: z.string(), percent: Percent }).optional(),
  /** Nothing moves it until it is unpinned. */
  pinned: z.literal(true).optional(),
  /** Not loaded by any page; its area says so. */
  disabled: z.literal(true).optional(),
  at: z.iso.datetime(),
  by: z.string().optional(),
  reason: z.string().optional(),
  /** Older revisions have none. */
  seal: Seal.optional(),
});
export type Revision = z.infer<typeof Revision>;

/** What a step decides; number, time and signature are added when it is written. */
export type Step = Omit<Revision, 'revision' | 'at' | 'seal'>;

/** Every version that a visitor can get now. */
export const versionsInUse = ({ current, previous, canary }: Revision): string[] => [
  current,
  ...(previous === null ? [] : [previous]),
  ...(canary ? [canary.version] : []),
];
