import {
  mostFound,
  searchedKinds,
  searchedKindWords,
  type SearchedKind,
  type SiteSearchPage,
} from '@cyberharbour/shared-api/contract';
import { formatUpTo } from '@cyberharbour/shared-ui/numbers';

export type Choice = SearchedKind | 'all';

/** Each kind with how many of it were found. */
export const toOptions = (counts: SiteSearchPage['counts']): { value: Choice; label: string }[] => [
  { value: 'all', label: 'Everything' },
  ...searchedKinds.map((kind) => ({
    value: kind,
    label: `${searchedKindWords[kind].many} (${formatUpTo(counts[kind], mostFound)})`,
  })),
];

/** Lists that have more of a kind than a search of everything shows. */
const lists = { blog: '/blog', campaign: '/campaigns' } as const;

/** Where the rest is, of the kinds of which there are more than are shown. */
export const listRest = (counts: SiteSearchPage['counts'], q: string, kind: SearchedKind | undefined) =>
  (['campaign', 'blog'] as const)
    .filter((each) => (kind ?? each) === each && counts[each] >= mostFound)
    .map((each) => ({
      href: `${lists[each]}?${new URLSearchParams({ q }).toString()}`,
      label: `All ${searchedKindWords[each].many.toLowerCase()} that have these words`,
    }));
