import * as z from 'zod/mini';
import { answer, page } from './answer.ts';
import { updateTopics } from './campaign-update-words.ts';
import { blocks } from './formatted-text.ts';
import { limits } from './limits.ts';
import { moderation, reason } from './moderation.ts';
import { Subscription } from './newsletter.ts';
import { text } from './text.ts';

export const updateStatuses = ['pending', 'approved', 'archived'] as const;
export type UpdateStatus = (typeof updateStatuses)[number];

/** What an organiser writes below their campaign; moderated as a post is. */
export const CampaignUpdate = z.object({
  _id: z.string(),
  campaignId: z.string(),
  topic: z.enum(updateTopics),
  title: z.string(),
  content: z.string(),
  blocks,
  status: z.enum(updateStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  moderation,
  author: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});
export type CampaignUpdate = z.infer<typeof CampaignUpdate>;

export const UpdateAnswer = answer({ update: CampaignUpdate });
export type UpdateAnswer = z.infer<typeof UpdateAnswer>;

/** Those of one campaign, the newest first; there are few, so they are one page. */
export const UpdateList = answer({ updates: z.array(CampaignUpdate) });
export type UpdateList = z.infer<typeof UpdateList>;

export const UpdatePage = page('updates', CampaignUpdate);
export type UpdatePage = z.infer<typeof UpdatePage>;

export const AdminUpdatePage = z.extend(UpdatePage, {
  byStatus: z.record(z.enum(updateStatuses), z.number()),
  sentBack: z.optional(z.number()),
});
export type AdminUpdatePage = z.infer<typeof AdminUpdatePage>;

/** Body of POST /campaigns/{id}/updates, and of PUT /updates/{id}, which leaves the topic as it is. */
export const UpdateForm = z.object({
  topic: z.enum(updateTopics, 'Say what it is about.'),
  title: text('Give it a title.').check(
    z.trim(),
    z.minLength(1, 'Give it a title.'),
    z.maxLength(limits.title, `A title has at most ${limits.title} characters.`),
  ),
  content: text('Write what there is to tell.').check(
    z.trim(),
    z.minLength(1, 'Write what there is to tell.'),
    z.maxLength(limits.update, `An update has at most ${limits.update.toLocaleString('en-AU')} characters.`),
  ),
});
export type UpdateForm = z.infer<typeof UpdateForm>;

/** Body of PUT /admin/updates/{id}/status. */
export const UpdateStatusChange = z.object({ status: z.enum(updateStatuses), reason });

/** Body of POST /campaigns/{id}/thanks: an address for one mail, and for nothing else. */
export const ThanksRequestForm = Subscription;
