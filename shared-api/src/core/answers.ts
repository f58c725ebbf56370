import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from './keys';
import { arrive } from './session';
import type { User } from '../contract/index';

/** An answer as one cache gives it to another: plain values, whichever library and version holds them. */
export interface GivenAnswer {
  key: QueryKey;
  data: unknown;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The server knows better by now. */
  isOld: boolean;
}

/** The answers that a cache holds, for another one on the same page. */
export interface Answers {
  list: () => GivenAnswer[];
  /** What is newer than its own, it takes. */
  take: (answer: GivenAnswer) => void;
  /** @returns what ends it */
  subscribe: (listener: (answer: GivenAnswer) => void) => () => void;
}

const give = ({ queryKey: key, state: { data, dataUpdatedAt, isInvalidated } }: Query): GivenAnswer[] =>
  data === undefined ? [] : [{ key, data, updatedAt: dataUpdatedAt, isOld: isInvalidated }];

export const answersOf = (client: QueryClient): Answers => ({
  list: () => client.getQueryCache().getAll().flatMap(give),
  take({ key, data, updatedAt, isOld }) {
    const state = client.getQueryState(key);
    if ((state?.dataUpdatedAt ?? 0) < updatedAt) {
      // Whose answers a cache holds is known of the account that it got.
      if (data && hashKey(key) === hashKey(keys.session)) arrive(client, data as User);
      client.setQueryData(key, data, { updatedAt });
    }
    if (isOld && client.getQueryState(key)?.isInvalidated === false)
      void client.invalidateQueries({ queryKey: key, exact: true });
  },
  subscribe: (listener) =>
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { type } = event.action;
      if (type === 'success' || type === 'invalidate') give(event.query).forEach(listener);
    }),
});

/** The answers of the cache above. */
export function useAnswers(): Answers {
  const client = useQueryClient();
  return useMemo(() => answersOf(client), [client]);
}

/** Keeps two caches the same, beginning with what the first one holds. @returns what ends it */
export function joinAnswers(first: Answers, other: Answers): () => void {
  first.list().forEach(other.take);
  const ends = [first.subscribe(other.take), other.subscribe(first.take)];
  return () => ends.forEach((end) => end());
}
