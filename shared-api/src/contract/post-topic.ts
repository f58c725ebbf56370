import * as z from 'zod/mini';
import { resourceCategories } from './resource-words.ts';

/** Of a form: what a post is about. Absent leaves it, empty takes it away. */
export const topicField = z.optional(z.enum(['', ...resourceCategories], 'Choose a topic of the list.'));

/** What a post is about; null where its author chose none, absent from a server of an earlier release. */
export const topic = z.optional(z.nullable(z.enum(resourceCategories)));

/** Of a list: only what is about this. */
export const topicFilter = z.optional(z.enum(resourceCategories));
