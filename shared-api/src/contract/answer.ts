import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** What every refusal answers; `message` is a sentence a person can act on, `errors` has one per field. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** With a 412: the version that is stored now. */
  current: z.optional(z.object({ updatedAt: z.string(), etag: z.string() })),
});
export type Failure = z.infer<typeof Failure>;

/** A successful answer: its named payload, and a message where the product says one. */
export const answer = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.optional(z.string()), ...shape });

/** One page of a list, newest first unless said otherwise; `total` counts the whole list behind the filter. */
export const page = <Name extends string, Item extends z.core.$ZodType>(name: Name, item: Item) =>
  answer({
    ...({ [name]: z.array(item) } as Record<Name, z.ZodMiniArray<Item>>),
    nextCursor: z.nullable(z.string()),
    total: z.number(),
  });

export const Done = answer({});
export type Done = z.infer<typeof Done>;

/** The query of every list: `limit=0` answers the counts alone. */
export const ListQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
  cursor: z.optional(text().check(z.maxLength(1000))),
  q: z.optional(text().check(z.maxLength(200))),
});

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime()]);

/**
 * Added to a list by the time of making: by days, as `2026-03-04` in UTC, of which both count, or by moments, as
 * `2026-03-03T13:00:00Z`, of which the last one does not.
 */
export const Period = z.object({ from: z.optional(dayOrMoment), to: z.optional(dayOrMoment) });
export type Period = z.infer<typeof Period>;

export const ImageVariant = z.object({ url: z.string(), width: z.number() });

/** Re-encoded widths of one uploaded picture, for `srcset`; all null or empty where there is none. */
export const imageFields = {
  imageUrl: z.nullable(z.string()),
  imageVariants: z.array(ImageVariant),
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  /** What the picture shows, for whoever cannot see it; absent from a server of an earlier release. */
  imageAlt: z.optional(z.nullable(z.string())),
  /** What of it stays in sight where it is cut, as `30 70`; null is the middle, absent an earlier release's. */
  imageFocus: z.optional(z.nullable(z.string())),
};

/** Of a form: percent from the left and from the top, in steps of five, as `30 70`. Empty is the middle. */
export const imageFocus = z.optional(
  text().check(z.regex(/^(?:(?:[1-9]?[05]|100) (?:[1-9]?[05]|100))?$/, 'Choose a point within the picture.')),
);

/** Of a form: what its picture shows. Empty is none. */
export const imageAlt = z.optional(
  text().check(z.trim(), z.maxLength(limits.imageAlt, `A description has at most ${limits.imageAlt} characters.`)),
);
