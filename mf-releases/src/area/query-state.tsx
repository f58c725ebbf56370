import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { ErrorState, Loading } from '@cyberharbour/shared-ui';

interface QueryStateProps {
  /** The query that is shown once it is there. */
  query: { data: unknown; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Where the server says nothing itself. */
  otherwise: string;
  /** Of the placeholder. */
  lines: number;
}

const forGood = (error: unknown) => error instanceof ApiFailure && [404, 501].includes(error.status);

/** What stands in the place of an answer that is on its way or could not be had; a failure for good has no retry. */
export function QueryState({ query, otherwise, lines }: QueryStateProps) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <Loading lines={lines}>Loading...</Loading>;
  if (!error || data !== undefined) return null;
  return (
    <ErrorState busy={isFetching} onRetry={forGood(error) ? undefined : () => void refetch()}>
      {sentence(error, otherwise)}
    </ErrorState>
  );
}
