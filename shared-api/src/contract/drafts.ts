import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** A form by what it makes or changes: `blog`, `campaign {id}`, `campaign like {id}`. */
const formName = text('Which form?').check(
  z.regex(/^(?:(?:blog|campaign)(?: [\w-]{1,40})?|campaign like [\w-]{1,40})$/, 'There is no such form.'),
);

/** Longer than a post may be: what is too long is still to be shortened. */
const part = (most: number) => z.optional(text().check(z.maxLength(most, 'This is too long to be stored.')));

/** What a form holds but its picture, unchecked: it is not finished. */
export const DraftTexts = z.object({
  title: part(1000),
  content: part(limits.text + 10_000),
  description: part(limits.text + 10_000),
  startTime: part(40),
  endTime: part(40),
  actions: part(10_000),
  goal: part(40),
  publishAt: part(40),
  topic: part(40),
  imageAlt: part(2000),
  imageFocus: part(20),
});
export type DraftTexts = z.infer<typeof DraftTexts>;

/** Who typed it: on a device that several share, a form may outlive its member’s session. */
const owner = text('Whose draft?').check(z.maxLength(100));

/** Body of PUT /user/draft; If-Match names the version that it was made from, `"0"` that there was none. */
export const DraftForm = z.object({
  form: formName,
  owner,
  /** Which version of the post it began with; empty for a new one. */
  base: text().check(z.maxLength(40)),
  fields: DraftTexts,
});
export type DraftForm = z.infer<typeof DraftForm>;

export const StoredDraft = z.object({
  form: z.string(),
  base: z.string(),
  fields: DraftTexts,
  updatedAt: z.string(),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

export const DraftQuery = z.object({ form: formName, owner });
export type DraftQuery = z.infer<typeof DraftQuery>;

/** `draft` is null where there is none. */
export const DraftAnswer = answer({ draft: z.nullable(StoredDraft) });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

export const DraftEntry = z.object({ form: z.string(), title: z.string(), updatedAt: z.string() });
export type DraftEntry = z.infer<typeof DraftEntry>;

export const DraftList = answer({ drafts: z.array(DraftEntry), total: z.number() });
export type DraftList = z.infer<typeof DraftList>;
