import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { SubscriberPage, SubscriberState } from './contract/index';
import { http } from './http';
import { keys } from './keys';
import { list } from './list';

export interface SubscriberFilter {
  state?: SubscriberState | undefined;
}

const url = '/admin/newsletter';
const failed = 'Failed to load subscribers.';
const asked = ({ state }: SubscriberFilter) => ({ state });

const subscribers = (filter: SubscriberFilter = {}) =>
  list({ key: keys.subscribers, url, filter: asked(filter), items: (page: SubscriberPage) => page.subscribers, failed });

/** Newest first, each with what they agreed to and when. What was found before stays until the next answer. */
export const useSubscribers = (filter?: SubscriberFilter) => useInfiniteQuery({ ...subscribers(filter), placeholderData: keepPreviousData });

export const useDownloadSubscribers = () => useMutation({ mutationFn: (filter: SubscriberFilter) => http.table(url, asked(filter)), meta: { failed } });
