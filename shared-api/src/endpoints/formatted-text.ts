import { ApiFailure } from '@cyberharbour/shared-api';
import { http, keepPreviousData, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { FormattedText } from '../contract/index';

/** What was drawn last stays until the next answer, and every text is asked for once. */
const formatted = (text: string) =>
  queryOptions({
    queryKey: ['formatted-text', text],
    queryFn: () => http.post<FormattedText>('/formatted-text', { text }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });

/** How a text will be drawn; an empty one is not asked for. A server of an earlier release knows no marks. */
export function useFormatted(text: string) {
  const { data, error, isFetching } = useQuery(formatted(text));
  const failed = error !== null && !(error instanceof ApiFailure && error.status === 404);
  return { blocks: data?.blocks, isFetching, failed };
}
