import type { ActivityEvent, PostsChoice } from '@cyberharbour/shared-api/contract';

export interface SessionRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** When it last proved who it is: at its login, or at a fresh check. */
  checked_at: number;
  /** What others may know it by; null for a token that was replaced a moment ago. */
  id: string | null;
  device: string;
  network: string;
  /** Written once an hour at most. */
  used_at: number;
  /** 1: the next call gets another token. */
  renewal_due: 0 | 1;
}

/** What happened on an account, as its member reads it. */
export interface AccountEventRow {
  id: string;
  user_id: string;
  event: ActivityEvent;
  /** Null where it was not a member's own device: an administrator, a job. */
  device: string | null;
  network: string | null;
  /** What else there is to say: the new role. */
  detail: string | null;
  created_at: number;
}

/** A member's own data as one file. */
export interface ExportRow {
  id: string;
  user_id: string;
  state: 'waiting' | 'working' | 'ready' | 'failed';
  /** Posts and pictures that are in it so far, and all of them. */
  done: number;
  total: number;
  /** Files of the media store that are it, one after the other. */
  pieces: number;
  bytes: number;
  created_at: number;
  updated_at: number;
}

/** An account that its member asked to delete. Its user is gone once it is `erased`: then files remain to be wiped. */
export interface AccountDeletionRow {
  id: string;
  user_id: string;
  state: 'pending' | 'working' | 'erased';
  /** `untouched`: deleted by an administrator, whose call leaves every post as it is. */
  posts: PostsChoice | 'untouched';
  requested_at: number;
  /** When it is deleted; once it is erased, when its files are wiped. */
  due_at: number;
}
