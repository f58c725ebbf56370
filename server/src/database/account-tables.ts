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

/** What a member has typed into a form and not sent yet. */
export interface DraftRow {
  user_id: string;
  form: string;
  /** Which version of the post it began with; empty for a new one. */
  base: string;
  /** JSON. */
  fields: string;
  created_at: number;
  updated_at: number;
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

/** Somebody cannot read the mail of an account any more, or lost its second steps, and asked for a way back. */
export interface AccountRecoveryRow {
  id: string;
  /** Null where the address that was named belongs to no account: the answer to it must look the same. */
  user_id: string | null;
  new_email: string;
  /**
   * `asked`: the new address is not confirmed. `requested`: an administrator has to decide. `waiting`: its days run.
   * The others are over.
   */
  state: 'asked' | 'requested' | 'waiting' | 'done' | 'stopped' | 'refused';
  /** Two proofs of the account were right: no administrator is needed. */
  is_proved: 0 | 1;
  removes_second_steps: 0 | 1;
  message: string | null;
  device: string;
  network: string;
  /** The administrator who made sure first. */
  checked_by: string | null;
  created_at: number;
  /** When the state ends: of `waiting`, when the account is handed over. */
  due_at: number;
  /** 1: its owner was reminded. */
  is_reminded: 0 | 1;
}
