import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { http } from './http';

/** What every page of a list carries beside its items. */
export interface Paged {
  nextCursor: string | null;
  total: number;
}

/** A list that grows by pages, as the hooks of lists return it. */
export interface PagedList<Item = unknown> {
  data: { items: Item[]; total: number; first?: Paged | undefined } | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<{ data: { items: Item[] } | undefined }>;
  refetch: () => Promise<unknown>;
}

type Filter = Record<string, string | boolean | undefined>;

interface List<Page extends Paged, Item> {
  key: QueryKey;
  url: string;
  filter?: Filter;
  items: (page: Page) => Item[];
  /** Said once when it cannot be had. */
  failed?: string;
}

/**
 * A list that grows by pages, newest first unless the call says otherwise. `data` is `{ items, total, first }`;
 * `first` is the first page as it came.
 */
export const list = <Page extends Paged, Item>({ key, url, filter = {}, items, failed }: List<Page, Item>) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- the words of the key stand for the address
  infiniteQueryOptions({
    queryKey: [...key, filter],
    queryFn: ({ signal, pageParam }) => http.get<Page>(url, { signal, params: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
    select: ({ pages }) => ({ items: pages.flatMap(items), total: pages[0]?.total ?? 0, first: pages[0] }),
    meta: failed === undefined ? {} : { failed },
  });
