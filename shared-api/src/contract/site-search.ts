import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { searchedKinds } from './site-search-words.ts';
import { text } from './text.ts';

export const SearchResult = z.object({
  kind: z.enum(searchedKinds),
  _id: z.string(),
  title: z.string(),
  /** A piece of its text, from where the words are found in it. */
  excerpt: z.string(),
  /** A path of the site, or the whole address of somebody else's page. */
  link: z.string(),
  createdAt: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Best first. */
export const SiteSearchPage = answer({
  results: z.array(SearchResult),
  nextCursor: z.nullable(z.string()),
  /** Of the kind that was asked for, or of all. */
  total: z.number(),
  /** Of each kind; `mostFound` of one says that there may be more. */
  counts: z.object({ help: z.number(), resource: z.number(), campaign: z.number(), blog: z.number() }),
});
export type SiteSearchPage = z.infer<typeof SiteSearchPage>;

export const SiteSearchQuery = z.object({
  q: z.optional(text().check(z.maxLength(200))),
  kind: z.optional(z.enum(searchedKinds)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  cursor: z.optional(text().check(z.maxLength(20))),
});
export type SiteSearchQuery = z.infer<typeof SiteSearchQuery>;
