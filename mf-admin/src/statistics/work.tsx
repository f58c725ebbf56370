import { ApiFailure } from '@cyberharbour/shared-api';
import type { useStatistics } from '@cyberharbour/shared-api/admin-statistics';
import { ErrorState, Loading } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { Decisions } from './decisions';
import { LongestWaiting } from './longest-waiting';
import { Weeks } from './weeks';

/**
 * What waits and how the moderators keep up, then the figures, then how the community grows. A server of an earlier
 * release tells the figures only.
 */
export function Work({
  statistics: { data, error, isPending, isFetching, refetch },
  figures,
}: {
  statistics: ReturnType<typeof useStatistics>;
  figures: ReactNode;
}) {
  // Figures that were there before would be pushed down.

  if (isPending) return <Loading lines={3}>Loading...</Loading>;
  if (data) {
    return (
      <>
        <div className="adm-work">
          <LongestWaiting waiting={data.waiting} />
          <Decisions decisions={data.decisions} />
        </div>
        {figures}
        <Weeks weeks={data.weeks} />
      </>
    );
  }
  if (error instanceof ApiFailure && error.status === 404) return figures;
  return (
    <>
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        Failed to load admin stats
      </ErrorState>
      {figures}
    </>
  );
}
