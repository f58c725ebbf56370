import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { campaignSteps } from './campaign-count-words.ts';
import { Subscription } from './newsletter.ts';

/** The steps that a page reports; the others are answers to a mail. */
export const reportedSteps = ['seen', 'joined', 'done', 'passed-on'] as const;

/** Body of POST /campaigns/{id}/steps. */
export const CampaignReport = z.object({
  step: z.enum(reportedSteps, 'Say what to count.'),
  source: z.optional(z.string().check(z.maxLength(40))),
});
export type CampaignReport = z.infer<typeof CampaignReport>;

/** null: fewer than `leastShown`, and more than none. */
const shown = z.nullable(z.number());

/** What everybody sees of the numbers. */
export const CampaignProgress = z.object({
  joined: shown,
  done: shown,
  stillOn: shown,
  goal: z.nullable(z.number()),
  isOver: z.boolean(),
  /** Whether the member who asks has joined, and done it; null for a visitor. */
  mine: z.nullable(z.enum(['none', 'joined', 'done'])),
});
export type CampaignProgress = z.infer<typeof CampaignProgress>;
export const CampaignProgressAnswer = answer({ progress: CampaignProgress });
export type CampaignProgressAnswer = z.infer<typeof CampaignProgressAnswer>;

const StepCounts = z.record(z.enum(campaignSteps), shown);
export type StepCounts = z.infer<typeof StepCounts>;

/** The numbers for whoever started a campaign, and for moderators. */
export const CampaignFigures = answer({
  title: z.string(),
  goal: z.nullable(z.number()),
  total: StepCounts,
  /** Seven days of UTC each, the oldest first; `to` is the last day, as `2026-03-08`. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), counts: StepCounts })),
  sources: z.array(z.object({ source: z.string(), counts: StepCounts })),
});
export type CampaignFigures = z.infer<typeof CampaignFigures>;

export const OwnJoin = z.object({
  campaign: z.object({ _id: z.string(), title: z.string(), endTime: z.string() }),
  state: z.enum(['joined', 'done']),
  joinedAt: z.string(),
});
export type OwnJoin = z.infer<typeof OwnJoin>;
export const OwnJoins = answer({ joins: z.array(OwnJoin) });
export type OwnJoins = z.infer<typeof OwnJoins>;

/** Body of POST /campaigns/{id}/questions: an address for two questions, and for nothing else. */
export const CampaignQuestion = Subscription;
