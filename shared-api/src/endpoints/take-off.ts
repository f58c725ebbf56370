import type { InfiniteData, Paged, QueryClient, QueryKey } from '@cyberharbour/shared-api/endpoint';

/**
 * Takes items off a list before the server has agreed to it.
 * @returns puts them back where they were
 */
export async function takeOff(
  client: QueryClient,
  queryKey: QueryKey,
  name: 'blogs' | 'campaigns',
  gone: readonly { _id: string }[],
): Promise<() => void> {
  type Page = Paged & Record<typeof name, readonly { _id: string }[]>;
  // An answer still on its way would bring them back.
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<InfiniteData<Page>>(queryKey);
  const ids = new Set(gone.map(({ _id }) => _id));
  const without = (page: Page): Page => {
    const left = page[name].filter(({ _id }) => !ids.has(_id));
    return { ...page, [name]: left, total: page.total - (page[name].length - left.length) };
  };
  client.setQueryData<InfiniteData<Page>>(queryKey, (data) => data && { ...data, pages: data.pages.map(without) });
  return () => void client.setQueryData(queryKey, before);
}
