import {
  http,
  keepPreviousData,
  keys,
  list,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@cyberharbour/shared-api/endpoint';
import type { SubscriberPage, SubscriberState } from '../contract/index';

export interface SubscriberFilter {
  q?: string | undefined;
  state?: SubscriberState | undefined;
}

const url = '/admin/newsletter';
const failed = 'Failed to load subscribers.';
const paramsOf = ({ q, state }: SubscriberFilter) => ({ q, state });

const subscribers = (filter: SubscriberFilter = {}) =>
  list({
    key: keys.subscribers,
    url,
    filter: paramsOf(filter),
    items: (page: SubscriberPage) => page.subscribers,
    failed,
  });

/** Newest first, each with what they agreed to and when. What was found before stays until the next answer. */
export const useSubscribers = (filter?: SubscriberFilter) =>
  useInfiniteQuery({ ...subscribers(filter), placeholderData: keepPreviousData });

/** A server of an earlier release does not count them. */
const subscriberCounts = queryOptions({
  queryKey: [...keys.subscribers, 'counts'],
  queryFn: async ({ signal }) => (await http.get<SubscriberPage>(url, { signal, params: { limit: 0 } })).byState,
});

/** How many wait, read and left, without their addresses. */
export const useSubscriberCounts = () => useQuery(subscriberCounts);

export const useDownloadSubscribers = () =>
  useMutation({ mutationFn: (filter: SubscriberFilter) => http.table(url, paramsOf(filter)), meta: { failed } });
