import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { Subscription } from './newsletter.ts';

/** What is counted of a campaign, in the order in which it happens. */
export const campaignSteps = ['seen', 'joined', 'done', 'kept-30', 'kept-90', 'passed-on'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

/** The steps that a page reports; the others are answers to a mail. */
export const reportedSteps = ['seen', 'joined', 'done', 'passed-on'] as const;

/** Where somebody came from, as the address that was passed on says it (`?via=`). */
export const campaignSources = [
  'direct',
  'home',
  'link',
  'email',
  'device',
  'card',
  'poster',
  'strip',
  'calendar',
  'assessment',
] as const;
export type CampaignSource = (typeof campaignSources)[number];

/** Numbers of people below this are not shown: they would say too much about each of them. */
export const leastShown = 5;

/** Any text: an address may have been changed on its way, and who came by it counts all the same. */
export const toSource = (via: string | null | undefined): CampaignSource =>
  campaignSources.find((source) => source === via) ?? 'direct';

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
  kept: shown,
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

export const questionConsent =
  'Ask me after 30 and after 90 days whether I am still at it. Use my address for nothing else, and delete it afterwards.';
/** The same for every address. */
export const questionAsked = 'Check your inbox: we sent a link to confirm that you want to be asked.';
