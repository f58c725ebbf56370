import { hashKey, useQueryClient, type QueryClient, type QueryKey, type QueryState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from './keys';
import { arrive } from './session';
import type { User } from '../contract/index';

/** As `GivenAnswer` of the host contract, which imports nothing of this package. */
interface GivenAnswer {
  key: QueryKey;
  data: unknown;
  updatedAt: number;
  isOld: boolean;
}

interface Held {
  queryKey: QueryKey;
  state: Pick<QueryState, 'data' | 'dataUpdatedAt' | 'isInvalidated'>;
}

const give = ({ queryKey: key, state: { data, dataUpdatedAt, isInvalidated } }: Held): GivenAnswer[] =>
  data === undefined ? [] : [{ key, data, updatedAt: dataUpdatedAt, isOld: isInvalidated }];

/** The answers that a cache holds, for another one on the same page. */
export const answersOf = (client: QueryClient) => ({
  list: () => client.getQueryCache().getAll().flatMap(give),
  take: ({ key, data, updatedAt, isOld }: GivenAnswer) => {
    const state = client.getQueryState(key);
    if ((state?.dataUpdatedAt ?? 0) < updatedAt) {
      // Whose answers a cache holds is known of the account that it got.
      if (data && hashKey(key) === hashKey(keys.session)) arrive(client, data as User);
      client.setQueryData(key, data, { updatedAt });
    }
    if (isOld && client.getQueryState(key)?.isInvalidated === false)
      void client.invalidateQueries({ queryKey: key, exact: true });
  },
  subscribe: (listener: (answer: GivenAnswer) => void) =>
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { type } = event.action;
      if (type === 'success' || type === 'invalidate') for (const answer of give(event.query)) listener(answer);
    }),
});

type Answers = ReturnType<typeof answersOf>;

/** The answers of the cache above. */
export function useAnswers(): Answers {
  const client = useQueryClient();
  return useMemo(() => answersOf(client), [client]);
}

/** Keeps two caches the same, beginning with what the first one holds. @returns what ends it */
export function joinAnswers(first: Answers, other: Answers): () => void {
  for (const answer of first.list()) other.take(answer);
  const ends = [first.subscribe(other.take), other.subscribe(first.take)];
  return () => {
    for (const end of ends) end();
  };
}
