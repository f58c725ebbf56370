import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** What each piece of a formatted text is; `lines` of a list are its points, of a quote its paragraphs. */
export const blockKinds = ['paragraph', 'heading', 'subheading', 'list', 'steps', 'quote'] as const;

/** Some words in one look. `host` is where a link leads, to be shown beside its words. */
const Span = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  emphasis: z.optional(z.boolean()),
  href: z.optional(z.string()),
  host: z.optional(z.string()),
});

const Block = z.object({
  kind: z.enum(blockKinds),
  lines: z.array(z.array(Span)),
  /** Of steps: the number of the first. */
  start: z.optional(z.number()),
});
export type Block = z.infer<typeof Block>;
export type Span = z.infer<typeof Span>;

/** Beside a text: how it is drawn. Absent where it has no marks, and from a server of an earlier release. */
export const blocks = z.optional(z.array(Block));

/** Body of POST /formatted-text. */
export const TextToFormat = z.object({
  text: text('Send the text.').check(z.maxLength(limits.text, 'A text has at most 50,000 characters.')),
});

/** The text as its readers will see it; without `blocks` it is plain. */
export const FormattedText = answer({ blocks });
export type FormattedText = z.infer<typeof FormattedText>;
