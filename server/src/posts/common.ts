import { ListQuery, Period, postOrders, type ResourceCategory, text } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { formatTime } from '../lists/csv.ts';
import { pictureFields } from '../media/picture-fields.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { CommonPost } from './post.ts';
import { liveFields, moderationFields, publishFields } from './moderation-fields.ts';

/** The fields that posts of every kind have in answers. */
export const commonFields = (row: CommonPost, publicApiUrl: string, by: Viewer | null) => ({
  _id: row.id,
  title: row.title,
  ...pictureFields(row, publicApiUrl),
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  ...moderationFields(row, row.author_id, by),
  ...liveFields(row),
  ...publishFields(row, by),
});

/** A form without a topic leaves it as it is; an empty one takes it away. */
export const topicColumn = (topic: ResourceCategory | '' | undefined): { topic?: ResourceCategory | null } =>
  topic === undefined ? {} : { topic: topic || null };

/** The columns that posts of every kind have in a table for a spreadsheet. */
export const commonColumns = {
  Title: (row: CommonPost) => row.title,
  Author: (row: CommonPost) => row.author_name ?? 'Unknown',
  Status: (row: CommonPost) => row.status,
  Posted: (row: CommonPost) => formatTime(row.created_at),
  Changed: (row: CommonPost) => formatTime(row.updated_at),
  Reason: (row: CommonPost) => row.moderation_reason,
};

/** What an edit sends beside the form. */
export const editFields = { updatedAt: z.optional(text()) };

/** The query of the list of every post in the console. */
export const toAdminQuery = <Status extends string>(statuses: readonly Status[]) =>
  z.extend(ListQuery, {
    ...Period.shape,
    status: z.optional(z.enum(statuses)),
    /** Of the pending ones: those that wait for their author, or those that wait for a moderator. */
    sentBack: z.optional(z.enum(['true', 'false'])),
    /** Those of one account. */
    authorId: z.optional(text().check(z.maxLength(100))),
    order: z.optional(z.enum(postOrders)),
  });
