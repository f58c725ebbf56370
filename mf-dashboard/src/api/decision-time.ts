import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { DecisionTime } from '@cyberharbour/shared-api/contract';

/** A server of an earlier release does not tell: nothing is promised then. */
const decisionTime = queryOptions({
  queryKey: [...keys.counts, 'decision-time'],
  queryFn: ({ signal }) => http.get<DecisionTime>('/decision-time', { signal }),
});

/** Hours within which half of the posts were decided lately; undefined while nobody can say. */
export const useMedianHours = (): number | undefined => useQuery(decisionTime).data?.medianHours ?? undefined;
