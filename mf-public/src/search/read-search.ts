import { searchedKinds, type SearchedKind } from '@cyberharbour/shared-api/contract';
import { afterOf, wordsOf } from '../list/words-of';

/** Anything unknown is every kind. */
const kindOf = (kind: string | null): SearchedKind | undefined => searchedKinds.find((each) => each === kind);

/** What an address searches the site for. */
export const readSearch = (search: URLSearchParams) => ({
  q: wordsOf(search),
  kind: kindOf(search.get('kind')),
  after: afterOf(search),
});
