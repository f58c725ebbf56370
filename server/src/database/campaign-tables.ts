import type { Generated } from 'kysely';
import type { CampaignStep, UpdateStatus, UpdateTopic } from '@cyberharbour/shared-api/contract';
import type { EarlierColumns, ModerationColumns, Visibility } from './post-columns.ts';

/** How often a step was taken on a day of UTC, by people who came from one source. */
export interface CampaignCountRow {
  campaign_id: string;
  /** Days of UTC since 1970. */
  day: number;
  step: CampaignStep;
  source: string;
  number: number;
}

/** What visits of one day are digested with; destroyed with the day. */
export interface DaySaltRow {
  day: number;
  salt: string;
}

/** A step that was counted today: whoever repeats it is not counted again. It ends with the day. */
export interface DayVisitRow {
  digest: string;
  day: number;
}

/** A campaign that a member joined. */
export interface CampaignJoinRow {
  campaign_id: string;
  user_id: string;
  joined_at: number;
  done_at: number | null;
}

/** Somebody who left an address: to be asked after 30 and 90 days, or for the organiser's thanks. */
export interface CampaignQuestionRow {
  id: string;
  campaign_id: string;
  purpose: Generated<'questions' | 'thanks'>;
  /** null once the last question was sent. */
  email: string | null;
  /** `waiting` for the confirmation, `confirmed`, `asked` after 30 days, `over` after 90. */
  state: 'waiting' | 'confirmed' | 'asked' | 'over';
  /** When it was asked for; the days count from the confirmation. */
  asked_at: number;
  /** When the next thing is to be done with it: a question, or its deletion. */
  due_at: number;
  still_30: 0 | 1;
  still_90: 0 | 1;
}

/** What an organiser wrote below their campaign. */
export interface UpdateRow extends ModerationColumns, EarlierColumns {
  id: string;
  campaign_id: string;
  topic: UpdateTopic;
  title: string;
  content: string;
  /** Always null: every kind of post has the columns of a picture. */
  media_id: null;
  image_alt: null;
  image_focus: null;
  status: UpdateStatus;
  visibility: Visibility;
  author_id: string | null;
  created_at: number;
  updated_at: number;
}
