import { useInfiniteQuery } from '@cyberharbour/shared-api/endpoint';
import type { UpdatePage } from '../contract/index';
import { pendingPosts, queueInterval, useApprovePosts, useSendBackPost, useTakeBackDecisions } from './admin-posts';

const kind = {
  name: 'updates',
  noun: 'update',
  texts: {
    approved: 'Update approved',
    sentBack: 'Update sent back',
    statusUpdated: 'Status updated',
    statusFailed: 'Update failed',
  },
} as const;

export const usePendingUpdates = () =>
  useInfiniteQuery({ ...pendingPosts(kind, (page: UpdatePage) => page.updates), refetchInterval: queueInterval });
export const useApproveUpdates = () => useApprovePosts(kind);
export const useSendBackUpdate = () => useSendBackPost(kind);
export const useTakeBackUpdates = () => useTakeBackDecisions(kind);
