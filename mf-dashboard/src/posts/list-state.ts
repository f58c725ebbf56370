import { sentence, type PagedList } from '@cyberharbour/shared-api';

/** What `PostList` shows of how a list is doing. @param failed said when the server gave no sentence of its own */
export const listState = (list: PagedList, failed: string) => ({
  loading: list.isPending,
  failure:
    list.error && !list.data
      ? { text: sentence(list.error, failed), busy: list.isFetching, onRetry: () => void list.refetch() }
      : undefined,
  more: list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => void list.fetchNextPage() } : undefined,
});
