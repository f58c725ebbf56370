import { sentence } from '@cyberharbour/shared-api';

interface Listed {
  data?: unknown;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** What `PostList` shows of how a list is doing. @param failed said when the server gave no sentence of its own */
export const listState = (list: Listed, failed: string) => ({
  loading: list.isPending,
  failure:
    list.error && !list.data
      ? { text: sentence(list.error, failed), busy: list.isFetching, onRetry: () => void list.refetch() }
      : undefined,
  more: list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => void list.fetchNextPage() } : undefined,
});
