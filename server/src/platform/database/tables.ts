import type { BlogStatus, CampaignStatus, ResourceCategory, Role } from '@cyberharbour/shared-api/contract';

/** Times are integer milliseconds, truth values 0 or 1, ids UUIDv7 text: the same on every database. */
export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  codes: CodeRow;
  outbox: MailRow;
  media: MediaRow;
  blogs: BlogRow;
  campaigns: CampaignRow;
  resources: ResourceRow;
  counters: CounterRow;
  replies: ReplyRow;
  facts: FactRow;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  role: Role;
  is_verified: number;
  business_name: string | null;
  business_address: string | null;
  business_abn: string | null;
  created_at: number;
  updated_at: number;
}

export interface SessionRow {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

export type CodePurpose = 'verify' | 'reset';

export interface CodeRow {
  user_id: string;
  purpose: CodePurpose;
  digest: string;
  tries_left: number;
  expires_at: number;
}

export interface MailRow {
  id: string;
  user_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  /** Emptied once sent: a code must not lie about. */
  text: string;
  html: string;
  created_at: number;
  due_at: number;
  attempts: number;
  state: 'waiting' | 'sent' | 'failed';
}

export interface MediaRow {
  id: string;
  width: number;
  height: number;
  /** Widths that exist, smallest first, as a comma-separated list. */
  widths: string;
  created_at: number;
}

/** What a visitor sees: 2 shown, 1 shown after the others, 0 hidden. Kept beside the status so that one index serves the public list. */
export type Shelf = 0 | 1 | 2;

export interface BlogRow {
  id: string;
  title: string;
  content: string;
  excerpt: string;
  media_id: string | null;
  status: BlogStatus;
  shelf: Shelf;
  author_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface CampaignRow {
  id: string;
  title: string;
  description: string;
  media_id: string | null;
  start_at: number;
  end_at: number;
  status: CampaignStatus;
  shelf: Shelf;
  creator_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface ResourceRow {
  id: string;
  title: string;
  category: ResourceCategory;
  link: string;
  description: string;
  media_id: string | null;
  created_at: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** The first answer to an Idempotency-Key. */
export interface ReplyRow {
  key: string;
  user_id: string;
  answer: string;
  created_at: number;
}

/** Small things the server must remember about itself, such as its code key. */
export interface FactRow {
  name: string;
  value: string;
}
