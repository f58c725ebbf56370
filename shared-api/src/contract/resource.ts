import * as z from 'zod/mini';
import { answer, ImageVariant } from './answer.ts';
import { text } from './text.ts';

export const resourceCategories = ['Phishing', 'Passwords', 'Social Engineering', 'Malware'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(resourceCategories),
  link: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** Absent from a server of an earlier release. */
  imageVariants: z.optional(z.array(ImageVariant)),
});
export type Resource = z.infer<typeof Resource>;

export const ResourceList = answer({ resources: z.array(Resource), total: z.number() });
export type ResourceList = z.infer<typeof ResourceList>;

export const ResourceQuery = z.object({
  category: z.optional(z.enum(resourceCategories)),
  q: z.optional(text().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
});
