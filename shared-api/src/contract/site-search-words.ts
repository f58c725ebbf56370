// Apart from the schemas: a page that shows these words need not load what checks them.

/** What a search of the whole site looks through, in the order in which what answers alike is shown. */
export const searchedKinds = ['help', 'resource', 'campaign', 'blog'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** How many of a kind are found at most: whoever wants more goes on in the kind's own list. */
export const mostFound = 60;

/**
 * What a list's search found is counted up to here: nobody reads on, and counting half a million costs as much as
 * reading them.
 */
export const mostCounted = 10_000;

export const searchedKindWords: Record<SearchedKind, { one: string; many: string }> = {
  help: { one: 'Help now', many: 'Help now' },
  resource: { one: 'Resource', many: 'Resources' },
  campaign: { one: 'Campaign', many: 'Campaigns' },
  blog: { one: 'Blog', many: 'Blogs' },
};
