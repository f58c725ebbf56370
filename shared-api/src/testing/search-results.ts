import type { SearchResult } from '../contract/index';

export const makeSearchResult = (some: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'blog',
  _id: 'b1',
  title: 'Spot the phish',
  excerpt: 'It began with a message about a parcel.',
  link: '/blog/b1',
  createdAt: '2026-03-04T05:06:07.000Z',
  ...some,
});
