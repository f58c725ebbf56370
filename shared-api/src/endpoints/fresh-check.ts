import { http, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { CheckState, Done, FreshCheck } from '../contract/index';
import { checkNeededCode } from '../contract/second-step-codes';

/**
 * Whether a call needs somebody to prove again who they are. Its code says so: a screen that brings a copy of this
 * package has failures of another class.
 */
export const needsCheck = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === checkNeededCode;

const checkState = queryOptions({
  queryKey: ['fresh-check'],
  queryFn: ({ signal }) => http.get<CheckState>('/auth/check', { signal }),
  gcTime: 0,
  staleTime: 0,
});

/** By what this session may prove again who it is. */
export const useCheckState = () => useQuery(checkState);

/** Its failures are shown by the dialog. */
export const useFreshCheck = () =>
  useMutation({ mutationFn: (check: FreshCheck) => http.post<Done>('/auth/check', check) });
