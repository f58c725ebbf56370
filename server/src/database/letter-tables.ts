import type { DeliveryState, LetterState, SubscriberState } from '@cyberharbour/shared-api/contract';

export interface LetterRow {
  id: string;
  subject: string;
  /** JSON of `LetterBlock[]`. */
  blocks: string;
  state: LetterState;
  /** Said in every mail of it: what readers compare. */
  code: string;
  send_at: number | null;
  begun_at: number | null;
  ended_at: number | null;
  /** Subscribers up to this id have their mail in `letter_deliveries`; all of them once it is listed. */
  listed_to: string | null;
  is_listed: 0 | 1;
  /** 2 once it is on its way: from then on everybody reads it in the archive. */
  visibility: 0 | 2;
  /** JSON of `LetterTopic[]`: it goes to whoever chose one of them. */
  topics: string;
  created_at: number;
  updated_at: number;
}

/** A picture of a letter, in one of its parts or in none any more; it goes with the letter. */
export interface LetterPictureRow {
  media_id: string;
  letter_id: string;
}

/** One mail of a letter to one subscriber. Its address stays with the subscriber alone. */
export interface LetterDeliveryRow {
  letter_id: string;
  subscriber_id: string;
  state: DeliveryState;
  attempts: number;
  /** Not before that: a mail on its way is due again where its process is gone. */
  due_at: number;
}

export interface AlertRow {
  id: string;
  title: string;
  happened: string;
  affected: string;
  advice: string;
  /** Path of a guide or a campaign. */
  link: string | null;
  /** JSON of what was said of each correction, and when. */
  corrections: string;
  begun_at: number;
  /** It runs until then. */
  ends_at: number;
  /** The letter about it. */
  letter_id: string | null;
  /** Everybody reads it from its start on. */
  visibility: 2;
  updated_at: number;
}

export interface SubscriberRow {
  id: string;
  email: string;
  state: SubscriberState;
  asked_at: number;
  mailed_at: number;
  confirmed_at: number | null;
  left_at: number | null;
  consent: string;
  /** Letters in a row that their mail server refused; none reaches them since `bounced_at`. */
  refusals: number;
  bounced_at: number | null;
  /** JSON of `LetterTopic[]`: what comes. */
  topics: string;
}
