import * as z from 'zod/mini';
import { answer, ImageVariant } from './answer.ts';
import { blocks } from './formatted-text.ts';
import { limits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';
import { resourceAudiences, resourceCategories, resourceLanguages, resourceLevels } from './resource-words.ts';
import { text } from './text.ts';

/** What is optional here is absent from a server of an earlier release. */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(resourceCategories),
  /** A page of somebody else's, or the guide's own page here. */
  link: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  imageVariants: z.optional(z.array(ImageVariant)),
  /** Of a guide of the site's own: its page is `/resources/{slug}`. */
  slug: z.optional(z.nullable(z.string())),
  audiences: z.optional(z.array(z.enum(resourceAudiences))),
  language: z.optional(z.enum(resourceLanguages)),
  level: z.optional(z.enum(resourceLevels)),
  minutes: z.optional(z.number()),
  /** The day on which a person last read it and found it right, as `2026-03-04`. */
  reviewedOn: z.optional(z.nullable(z.string())),
  /** When the page of somebody else's was last there; null where nobody looked yet. */
  checkedAt: z.optional(z.nullable(z.string())),
});
export type Resource = z.infer<typeof Resource>;

export const ResourceList = answer({
  resources: z.array(Resource),
  total: z.number(),
  /** All that the library has something in, whatever it is narrowed to; absent from a server of an earlier release. */
  languages: z.optional(z.array(z.enum(resourceLanguages))),
});
export type ResourceList = z.infer<typeof ResourceList>;

export const ResourceQuery = z.object({
  category: z.optional(z.enum(resourceCategories)),
  audience: z.optional(z.enum(resourceAudiences)),
  level: z.optional(z.enum(resourceLevels)),
  language: z.optional(z.enum(resourceLanguages)),
  q: z.optional(text().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
});

/** One resource with its text: empty where it is a page of somebody else's. */
export const Guide = z.extend(Resource, { content: z.string(), blocks, updatedAt: z.string() });
export type Guide = z.infer<typeof Guide>;

export const GuideAnswer = answer({ resource: Guide });
export type GuideAnswer = z.infer<typeof GuideAnswer>;

/** A resource as moderators see it, retired ones too. */
export const LibraryItem = z.extend(Guide, { _id: z.string(), retiredAt: z.nullable(z.string()) });
export type LibraryItem = z.infer<typeof LibraryItem>;

/** The whole library in its order, retired ones last. */
export const Library = answer({ resources: z.array(LibraryItem), total: z.number() });
export type Library = z.infer<typeof Library>;

export const LibraryAnswer = answer({ resource: LibraryItem });
export type LibraryAnswer = z.infer<typeof LibraryAnswer>;

const wrongMinutes = `Say how many minutes it takes, from 1 to ${limits.resourceMinutes}.`;

/** Body of POST /admin/resources, and of PUT /admin/resources/{id}. It has a link or a text of its own, never both. */
export const ResourceForm = z
  .object({
    title: text('Give it a title.').check(
      z.trim(),
      z.minLength(1, 'Give it a title.'),
      z.maxLength(limits.title, `A title has at most ${limits.title} characters.`),
    ),
    category: z.enum(resourceCategories, 'Choose a topic.'),
    description: text('Say in a sentence what it is good for.').check(
      z.trim(),
      z.minLength(1, 'Say in a sentence what it is good for.'),
      z.maxLength(limits.resourceDescription, `A description has at most ${limits.resourceDescription} characters.`),
    ),
    link: text('Enter the address.').check(z.trim(), z.maxLength(limits.link, 'This address is too long.')),
    content: text('Write the guide.').check(
      z.trim(),
      z.maxLength(limits.text, `A guide has at most ${limits.text.toLocaleString('en-AU')} characters.`),
    ),
    audiences: z.array(z.enum(resourceAudiences)).check(z.minLength(1, 'Say whom it is for.'), z.maxLength(4)),
    language: z.enum(resourceLanguages, 'Choose a language.'),
    level: z.enum(resourceLevels, 'Choose a level.'),
    minutes: z
      .number(wrongMinutes)
      .check(z.int(wrongMinutes), z.minimum(1, wrongMinutes), z.maximum(limits.resourceMinutes, wrongMinutes)),
    reviewedOn: text().check(z.regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'Choose a day.')),
  })
  .check(
    z.refine(({ link, content }) => link === '' || content === '', {
      error: 'A guide of our own has no outside address.',
      path: ['link'],
    }),
    z.refine(({ link, content }) => content !== '' || isPublicAddress(link), {
      error: 'Enter a whole address that begins with https:// and has no password in it.',
      path: ['link'],
    }),
  );
export type ResourceForm = z.infer<typeof ResourceForm>;

/** Body of PUT /admin/resources/{id}/retired. */
export const ResourceRetirement = z.object({ retired: z.boolean() });

/** Body of PUT /admin/resources/{id}/place: counted from 1, among those that are shown. */
export const ResourcePlace = z.object({ place: z.number().check(z.int(), z.minimum(1), z.maximum(limits.resources)) });
