import { ApiFailure } from '@cyberharbour/shared-api';
import type { useStatistics } from '@cyberharbour/shared-api/admin-statistics';
import { ErrorState, Loading } from '@cyberharbour/shared-ui';
import { Decisions } from './decisions';
import { LongestWaiting } from './longest-waiting';
import { Weeks } from './weeks';

/**
 * How the moderators keep up, and how the community grows. A server of an earlier release does not tell: then there is
 * nothing.
 */
export function Work({
  statistics: { data, error, isPending, isFetching, refetch },
}: {
  statistics: ReturnType<typeof useStatistics>;
}) {
  if (isPending) return <Loading lines={3}>Loading...</Loading>;
  if (data) {
    return (
      <div className="adm-work">
        <LongestWaiting waiting={data.waiting} />
        <Decisions decisions={data.decisions} />
        <Weeks weeks={data.weeks} />
      </div>
    );
  }
  if (error instanceof ApiFailure && error.status === 404) return null;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      Failed to load admin stats
    </ErrorState>
  );
}
