import * as z from 'zod/mini';
import { answer, ImageVariant, ListQuery, page } from './answer.ts';
import { blocks } from './formatted-text.ts';
import { limits } from './limits.ts';
import { letterTopics } from './newsletter-words.ts';
import { Topics } from './newsletter.ts';
import { text, words } from './text.ts';

/** A letter to subscribers, from its writing to the last inbox. */
export const letterStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof letterStates)[number];

export const letterPostKinds = ['blogs', 'campaigns'] as const;
export type LetterPostKind = (typeof letterPostKinds)[number];

/** What a letter is put together from. A post is named, never copied: it is read as it is when the letter is drawn. */
const LetterBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: words('Write something, or take this part out.', limits.letterWords) }),
  z.object({ kind: z.literal('tip'), text: words('Write the tip, or take it out.', limits.letterTip) }),
  z.object({
    kind: z.literal('post'),
    of: z.enum(letterPostKinds),
    id: text('Choose what to show.').check(z.uuid('Choose what to show.')),
  }),
  /** One that was stored for this letter. Whoever cannot see it, or whose mail program shows none, reads `alt`. */
  z.object({
    kind: z.literal('picture'),
    id: text('Choose a picture, or take this part out.').check(
      z.regex(/^[\da-f]{32}$/, 'Choose a picture, or take this part out.'),
    ),
    alt: words('Say what the picture shows.', limits.imageAlt),
  }),
]);
export type LetterBlock = z.infer<typeof LetterBlock>;

/** Body of POST /admin/letters and PUT /admin/letters/{id}. */
export const LetterForm = z.object({
  subject: words('Give the letter a subject.', limits.title),
  blocks: z
    .array(LetterBlock)
    .check(z.maxLength(limits.letterBlocks, `A letter has at most ${limits.letterBlocks} parts.`)),
  /** Whoever chose one of these gets it. A console of an earlier release names none: it writes the monthly letter. */
  topics: z._default(Topics, ['monthly']),
});
export type LetterForm = z.infer<typeof LetterForm>;

/** What became of a letter’s mails: to be sent, handed over, refused for good, left out as they unsubscribed. */
export const deliveryStates = ['waiting', 'sent', 'refused', 'left'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const Letter = z.object({
  _id: z.string(),
  subject: z.string(),
  blocks: z.array(LetterBlock),
  /** Absent from a server of an earlier release. */
  topics: z.optional(z.array(z.enum(letterTopics))),
  state: z.enum(letterStates),
  /** Stands in every mail of it, and is compared on the web site. */
  code: z.string(),
  sendAt: z.nullable(z.string()),
  begunAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Letter = z.infer<typeof Letter>;

/** A picture that was stored for a letter: a part names it. */
const StoredLetterPicture = z.object({ id: z.string(), url: z.string() });

export const LetterAnswer = answer({
  letter: Letter,
  /** How many would get it now. */
  readers: z.number(),
  deliveries: z.record(z.enum(deliveryStates), z.number()),
  /** Those that were stored for it; absent from a server of an earlier release. */
  pictures: z.optional(z.array(StoredLetterPicture)),
});
export type LetterAnswer = z.infer<typeof LetterAnswer>;

export const LetterPage = page('letters', Letter);
export type LetterPage = z.infer<typeof LetterPage>;

/** A part as it is drawn; `href` is a path of the web site. */
const LetterPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string(), blocks }),
  z.object({ kind: z.literal('tip'), text: z.string() }),
  z.object({
    kind: z.literal('post'),
    of: z.enum(letterPostKinds),
    title: z.string(),
    excerpt: z.string(),
    href: z.string(),
  }),
  z.object({
    kind: z.literal('picture'),
    id: z.string(),
    alt: z.string(),
    url: z.string(),
    /** Re-encoded widths of it. */
    variants: z.array(ImageVariant),
    width: z.number(),
    height: z.number(),
  }),
]);
export type LetterPart = z.infer<typeof LetterPart>;

export const LetterPicture = answer({ picture: StoredLetterPicture });
export type LetterPicture = z.infer<typeof LetterPicture>;

/** A letter in two of its three forms; `mailUrl` is the page of the third. `missing` posts are not public any more. */
export const LetterPreview = answer({
  parts: z.array(LetterPart),
  text: z.string(),
  missing: z.number(),
  mailUrl: z.string(),
});
export type LetterPreview = z.infer<typeof LetterPreview>;

/** Body of PUT /admin/letters/{id}/send: without a time at once. */
export const LetterSending = z.object({ sendAt: z.optional(z.nullable(z.iso.datetime('Choose a day and a time.'))) });
export type LetterSending = z.infer<typeof LetterSending>;

/** A letter that went out, as everybody reads it. */
export const SentLetter = z.object({
  _id: z.string(),
  subject: z.string(),
  code: z.string(),
  sentAt: z.string(),
});
export type SentLetter = z.infer<typeof SentLetter>;

export const SentLetterPage = page('letters', SentLetter);
export type SentLetterPage = z.infer<typeof SentLetterPage>;

export const SentLetterAnswer = answer({ letter: z.extend(SentLetter, { parts: z.array(LetterPart) }) });
export type SentLetterAnswer = z.infer<typeof SentLetterAnswer>;

/** Query of GET /letters: with a code only the letter that has it, however it was typed. */
export const SentLetterQuery = z.extend(ListQuery, { code: z.optional(text().check(z.maxLength(40))) });
