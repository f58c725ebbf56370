import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { ErrorState } from '@cyberharbour/shared-ui';

interface FailedProps {
  error: unknown;
  otherwise: string;
  isFetching: boolean;
  onRetry: () => void;
}

const forGood = (error: unknown) => error instanceof ApiFailure && [404, 501].includes(error.status);

/** What could not be had, in the place of it; without another try where that changes nothing. */
export const Failed = ({ error, otherwise, isFetching, onRetry }: FailedProps) => (
  <ErrorState busy={isFetching} onRetry={forGood(error) ? undefined : onRetry}>
    {sentence(error, otherwise)}
  </ErrorState>
);
