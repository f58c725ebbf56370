import { searchedKindWords, type SearchedKind, type SiteSearchPage } from '@cyberharbour/shared-api/contract';
import { EmptyState, Link } from '@cyberharbour/shared-ui';
import { Becalmed } from '../list/becalmed';

interface NothingFoundProps {
  q: string;
  kind: SearchedKind | undefined;
  counts: SiteSearchPage['counts'];
}

/** Says why, and where somebody can go on. */
export function NothingFound({ q, kind, counts }: NothingFoundProps) {
  const all = counts.help + counts.resource + counts.campaign + counts.blog;
  if (kind && all > 0)
    return (
      <EmptyState drawing={<Becalmed />}>
        {`Nothing among “${searchedKindWords[kind].many}” has “${q}”. `}
        <Link href={`/search?${new URLSearchParams({ q }).toString()}`}>Look through everything</Link>
      </EmptyState>
    );
  return (
    <EmptyState drawing={<Becalmed />}>
      {`Nothing here has all of “${q}”. Try fewer words, another one, or only its beginning. `}
      <Link href="/help">Something happening now?</Link>
    </EmptyState>
  );
}
