import type * as account from './account-tables.ts';
import type * as campaign from './campaign-tables.ts';
import type * as library from './library-tables.ts';
import type { AuditHeadRow, AuditRow } from './audit-tables.ts';
import type { BlogStatus, CampaignStatus, ResourceCategory, Role } from '@cyberharbour/shared-api/contract';

import type { Generated } from 'kysely';
import type { EarlierColumns, ModerationColumns, Visibility } from './post-columns.ts';
import type { AlertRow, LetterDeliveryRow, LetterPictureRow, LetterRow, SubscriberRow } from './letter-tables.ts';
import type { ReleaseFeelRow } from './release-tables.ts';
import type {
  AuthenticatorAppRow,
  LoginStepRow,
  PasskeyRow,
  RecoveryCodeRow,
  UsedChallengeRow,
} from './second-step-tables.ts';

/** Times are integer milliseconds, truth values 0 or 1, ids UUIDv7 text: the same on every database. */
export interface Tables {
  users: UserRow;
  sessions: account.SessionRow;
  codes: CodeRow;
  outbox: MailRow;
  media: MediaRow;
  blogs: BlogRow;
  campaigns: CampaignRow;
  campaign_counts: campaign.CampaignCountRow;
  campaign_joins: campaign.CampaignJoinRow;
  campaign_questions: campaign.CampaignQuestionRow;
  updates: campaign.UpdateRow;
  day_salts: campaign.DaySaltRow;
  day_visits: campaign.DayVisitRow;
  revisions: RevisionRow;
  resources: library.ResourceRow;
  link_checks: library.LinkCheckRow;
  counters: CounterRow;
  replies: ReplyRow;
  facts: FactRow;
  audit: AuditRow;
  audit_head: AuditHeadRow;
  subscribers: SubscriberRow;
  public_changes: PublicChangesRow;
  removed_posts: RemovedPostRow;
  email_changes: EmailChangeRow;
  authenticator_apps: AuthenticatorAppRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  login_steps: LoginStepRow;
  used_challenges: UsedChallengeRow;
  account_events: account.AccountEventRow;
  drafts: account.DraftRow;
  daily_counts: DailyCountRow;
  exports: account.ExportRow;
  account_deletions: account.AccountDeletionRow;
  account_recoveries: account.AccountRecoveryRow;
  release_feel: ReleaseFeelRow;
  letters: LetterRow;
  letter_pictures: LetterPictureRow;
  letter_deliveries: LetterDeliveryRow;
  alerts: AlertRow;
}

/** One row, written by triggers (008-public-changes). */
export interface PublicChangesRow {
  id: number;
  number: number;
}

/** A post that was public when it was deleted; written by triggers. */
export interface RemovedPostRow {
  id: string;
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

/** A new address of an account: it waits to be proved, then the old one has a way back until it expires. */
export interface EmailChangeRow {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  state: 'pending' | 'done';
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
  /** Where one click ends what this mail belongs to (RFC 8058). */
  unsubscribe_url: string | null;
  /** Lower goes first: codes before notices before all else, and the first mail to somebody before their second. */
  turn: number;
  /** The post that it tells of, and what its reader knows of it until then; null for all other mails. */
  about_id: string | null;
  about_before: string | null;
}

export interface MediaRow {
  id: string;
  width: number;
  height: number;
  /** Widths that exist, smallest first, as a comma-separated list. */
  widths: string;
  /** of all its files together */
  bytes: number;
  created_at: number;
}

export interface BlogRow extends ModerationColumns, EarlierColumns {
  id: string;
  title: string;
  content: string;
  excerpt: string;
  media_id: string | null;
  image_alt: string | null;
  /** As `30 70`: percent from the left and from the top. */
  image_focus: Generated<string | null>;
  status: BlogStatus;
  visibility: Visibility;
  /** When its author wants it to go live, or when it did so. */
  publish_at: Generated<number | null>;
  /** Where it stands in public lists, as an id of the moment at which it went live; null for where it was created. */
  live_id: Generated<string | null>;
  topic: Generated<ResourceCategory | null>;
  author_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface CampaignRow extends ModerationColumns, EarlierColumns {
  id: string;
  title: string;
  description: string;
  media_id: string | null;
  image_alt: string | null;
  /** As `30 70`: percent from the left and from the top. */
  image_focus: Generated<string | null>;
  start_at: number;
  end_at: number;
  /** One in a line, the address of its guide behind a tab. */
  actions: Generated<string | null>;
  /** People that the organiser hopes for. */
  goal: Generated<number | null>;
  /** Since when moderators show it on the home page. */
  on_home_since: Generated<number | null>;
  status: CampaignStatus;
  visibility: Visibility;
  /** When its author wants it to go live, or when it did so. */
  publish_at: Generated<number | null>;
  /** Where it stands in public lists, as an id of the moment at which it went live; null for where it was created. */
  live_id: Generated<string | null>;
  topic: Generated<ResourceCategory | null>;
  creator_id: string | null;
  created_at: number;
  updated_at: number;
}

/** The words of a post before one of its changes. */
export interface RevisionRow {
  id: string;
  /** Of the post, of whichever kind. */
  item_id: string;
  title: string;
  text: string;
  /** The other words of its form, by their fields, as JSON. */
  more: string;
  /** 1 where its author changed it. */
  by_author: 0 | 1;
  until_at: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** How many of a table's rows were made on a day, written by triggers (018-daily-counts). */
export interface DailyCountRow {
  kind: 'users' | 'blogs' | 'campaigns';
  /** Days of UTC since 1970. */
  day: number;
  made: number;
}

/** The first answer to an Idempotency-Key. */
export interface ReplyRow {
  key: string;
  user_id: string;
  answer: string;
  /** SHA-256 of what was sent; null for replies of an earlier release. */
  body_hash: string | null;
  created_at: number;
}

/** Small things the server must remember about itself, such as its code key. */
export interface FactRow {
  name: string;
  value: string;
}
