import * as z from 'zod/mini';
import { answer, imageAlt, imageFields, imageFocus, ListQuery, page } from './answer.ts';
import { actionsField, CampaignAction, goalField } from './campaign-action-fields.ts';
import { blocks } from './formatted-text.ts';
import { limits } from './limits.ts';
import { moderation, reason } from './moderation.ts';
import { isMoment } from './moment.ts';
import { topic, topicField, topicFilter } from './post-topic.ts';
import { publishAt, publishAtField, publishedAt } from './publish-time.ts';
import { text } from './text.ts';

export const campaignStatuses = ['pending', 'active', 'archived'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const Campaign = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** How the description is drawn; lists leave it out. */
  blocks,
  /** The first 120 characters of a description without its marks, where it has any. */
  excerpt: z.optional(z.string()),
  ...imageFields,
  startTime: z.string(),
  endTime: z.string(),
  /** What it asks for; absent from a server of an earlier release, as is the goal. */
  actions: z.optional(z.array(CampaignAction)),
  /** How many people the organiser hopes for. */
  goal: z.optional(z.nullable(z.number())),
  /**
   * Whether it was over when it was last looked at, which is every five minutes and at each change. False says nothing:
   * `endTime` does.
   */
  hasEnded: z.optional(z.boolean()),
  /** Whether moderators chose it for the home page; for administrators only. */
  onHome: z.optional(z.boolean()),
  status: z.enum(campaignStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishAt,
  publishedAt,
  topic,
  moderation,
  /** null once the account was deleted: screens show `Unknown`. `email` is for admins and the owner only. */
  createdBy: z.nullable(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.optional(z.string()),
      isBusiness: z.boolean(),
      businessName: z.nullable(z.string()),
    }),
  ),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignAnswer = answer({ campaign: Campaign });
export type CampaignAnswer = z.infer<typeof CampaignAnswer>;

/** Those under way that moderators chose for the home page, three at most. */
export const HomeCampaigns = answer({ campaigns: z.array(Campaign) });
export type HomeCampaigns = z.infer<typeof HomeCampaigns>;

/** Body of PUT /admin/campaigns/{id}/home. */
export const HomeChoice = z.object({ onHome: z.boolean('Say whether the home page shows it.') });

export const CampaignPage = page('campaigns', Campaign);
export type CampaignPage = z.infer<typeof CampaignPage>;

export const AdminCampaignPage = z.extend(CampaignPage, {
  byStatus: z.record(z.enum(campaignStatuses), z.number()),
  /** How many of the pending ones wait for their author; absent from a server of an earlier release. */
  sentBack: z.optional(z.number()),
});
export type AdminCampaignPage = z.infer<typeof AdminCampaignPage>;

export const campaignTypes = ['business', 'individual'] as const;
export type CampaignType = (typeof campaignTypes)[number];
export const CampaignQuery = z.extend(ListQuery, {
  type: z.optional(z.enum(campaignTypes)),
  topic: topicFilter,
});

const missing = 'Please fill in all required fields';
/** `YYYY-MM-DDTHH:mm`, seconds optional, with an offset or `Z`. */
const moment = text(missing).check(
  z.minLength(1, { error: missing, abort: true }),
  z.refine(isMoment, 'Enter a date and time.'),
);

/** The texts and times of a campaign form; the picture is a part of its own. */
export const CampaignForm = z
  .object({
    title: text(missing).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limits.title, `A title has at most ${limits.title} characters.`),
    ),
    description: text(missing).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limits.text, 'The description has at most 50,000 characters.'),
    ),
    startTime: moment,
    endTime: moment,
    actions: actionsField,
    goal: goalField,
    topic: topicField,
    publishAt: publishAtField,
    imageAlt,
    imageFocus,
  })
  .check(
    z.refine((form) => Date.parse(form.endTime) > Date.parse(form.startTime), {
      path: ['endTime'],
      error: 'The end must be after the start.',
    }),
  );
export type CampaignForm = z.infer<typeof CampaignForm>;

export const campaignImageMissing = 'Please upload an image for your campaign.';

/** Body of PUT /admin/campaigns/{id}/status. */
export const CampaignStatusChange = z.object({ status: z.enum(campaignStatuses), reason });
