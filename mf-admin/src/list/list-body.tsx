import { sentence, type PagedList } from '@cyberharbour/shared-api';
import { mostCounted } from '@cyberharbour/shared-api/contract';
import { EmptyState, ErrorState, Loading } from '@cyberharbour/shared-ui';
import { LoadMore } from '@cyberharbour/shared-ui/load-more';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { formatNumber, formatUpTo } from '@cyberharbour/shared-ui/numbers';
import type { ReactNode } from 'react';
import { useListFocus } from './use-list-focus';

interface ListBodyProps {
  list: PagedList;
  /** What the list is of: `users`. */
  name: string;
  /** Instead of `No users found.` */
  empty?: string;
  /** The product's sentence when there is no list. */
  failed: string;
  /** How many of them are shown. */
  count: number;
  /** Those, as a table. */
  children: ReactNode;
}

/** The rows of a list, or why there are none. */
export function ListBody({ list, name, empty = `No ${name} found.`, failed, count, children }: ListBodyProps) {
  const body = useListFocus<HTMLElement>();
  if (list.isPending) return <Loading lines={6}>Loading...</Loading>;
  if (!list.data) {
    return (
      <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()}>
        {sentence(list.error, failed)}
      </ErrorState>
    );
  }
  return (
    <section ref={body} tabIndex={-1} aria-label={`List of ${name}`}>
      {count > 0 ? children : <EmptyState drawing={<Motif name="empty" />}>{empty}</EmptyState>}
      {count > 0 || list.hasNextPage ? (
        <LoadMore
          shown={count}
          total={list.hasNextPage ? list.data.total : count}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          failed={list.isFetchNextPageError ? sentence(list.error, failed) : undefined}
          countLabel={(shown, total) => `Showing ${formatNumber(shown)} of ${formatUpTo(total, mostCounted)} ${name}`}
        />
      ) : null}
    </section>
  );
}
