import type { PagedList } from '@cyberharbour/shared-api';
import { mostCounted } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, EmptyState, Grid } from '@cyberharbour/shared-ui';
import { LoadMore, MoreLink } from '@cyberharbour/shared-ui/load-more';
import { formatNumber, formatUpTo } from '@cyberharbour/shared-ui/numbers';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFirstCards } from '../first-screen/below';
import { Becalmed } from './becalmed';
import { CardSkeletons } from './card-skeletons';
import { narrowedHref } from './narrow-address';

interface GrowingListProps<Item> {
  label: string;
  list: PagedList<Item>;
  card: (item: Item, first: boolean) => ReactNode;
  empty: string;
  /** Where there is nothing to show because it could not be had; the toast says the same in the product's words. */
  failed: string;
}

/** Cards by pages. What was found before stays until the next answer. */
export function GrowingList<Item extends { _id: string }>({
  label,
  list,
  card,
  empty,
  failed,
}: GrowingListProps<Item>) {
  const { shown, placeholder } = useFirstCards(list.data?.items ?? []);
  const grid = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState(false);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (list.isPending) return <CardSkeletons />;
  if (!list.data) {
    const retry = (
      <Button tone="quiet" busy={list.isFetching} onClick={() => void list.refetch()}>
        Retry
      </Button>
    );
    return (
      <EmptyState drawing={<Becalmed />} action={retry}>
        {failed}
      </EmptyState>
    );
  }
  const { items, total, first } = list.data;
  if (items.length === 0) return <EmptyState drawing={<Becalmed />}>{empty}</EmptyState>;
  const more = async () => {
    const { data } = await list.fetchNextPage();
    if ((data?.items.length ?? 0) <= items.length) return;
    setGrown(true);
    // The button may be gone now; reading goes on with the first card that came.
    setTimeout(() =>
      grid.current?.querySelectorAll<HTMLElement>('article a')[items.length]?.focus({ preventScroll: true }),
    );
  };
  return (
    <>
      <Grid ref={grid} role="region" aria-label={label} aria-busy={list.isPlaceholderData || undefined}>
        {shown.map((item, place) => card(item, place === 0))}
      </Grid>
      {placeholder}
      {list.hasNextPage || grown ? (
        <LoadMore
          shown={items.length}
          total={list.hasNextPage ? total : items.length}
          countLabel={(count, all) => `Showing ${formatNumber(count)} of ${formatUpTo(all, mostCounted)}`}
          busy={list.isFetchingNextPage}
          failed={
            list.isFetchNextPageError && !list.isFetchingNextPage
              ? 'The next ones did not come. Please try again.'
              : undefined
          }
          onMore={() => void more()}
        >
          {first?.nextCursor ? (
            <MoreLink
              href={narrowedHref(pathname, search, 'after', first.nextCursor)}
              busy={list.isFetchingNextPage}
              onMore={() => void more()}
            />
          ) : null}
        </LoadMore>
      ) : null}
      {search.has('after') ? (
        <BackLink href={narrowedHref(pathname, search, 'after', undefined)}>← Back to the newest</BackLink>
      ) : null}
    </>
  );
}
