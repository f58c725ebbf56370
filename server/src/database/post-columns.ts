import type { Generated } from 'kysely';

/**
 * What a visitor sees: 2 shown, 1 shown after the others, 0 hidden. Stored beside the status so that one index serves
 * the public list.
 */
export type Visibility = 0 | 1 | 2;

/** What a moderator did and said last. */
export interface ModerationColumns {
  /** 1 while a moderator has to decide; a pending one that does not wait was sent back to its author. */
  waits: 0 | 1;
  moderation_reason: string | null;
  moderated_at: number | null;
}

/** What readers saw last of a post, and until when, in milliseconds; written where a change of it begins to wait. */
export interface EarlierColumns {
  earlier_title: Generated<string | null>;
  earlier_text: Generated<string | null>;
  earlier_until: Generated<number | null>;
}
