import { useCounts, type Counts } from '@cyberharbour/shared-api/admin-counts';
import { useSubscriberCounts } from '@cyberharbour/shared-api/admin-newsletter';
import { useStatistics, useWaitingCount } from '@cyberharbour/shared-api/admin-statistics';
import type { Week } from '@cyberharbour/shared-api/contract';
import { ErrorState, Loading, PageHead, Stack } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { StatTile, StatTiles } from '@cyberharbour/shared-ui/stat-tiles';
import { useEffect } from 'react';
import { Area } from '../area/area';
import { Breakdown, prefetchCharts } from './breakdown';
import { Readers } from './readers';
import { Work } from './work';
import './statistics.css';

const fresh = (count: number | undefined) =>
  count === undefined ? undefined : `${formatNumber(count)} new in the last seven days`;

interface FiguresProps {
  counts: Counts;
  week: Week | undefined;
  readers: number | undefined;
}

const Figures = ({ counts, week, readers }: FiguresProps) => (
  <>
    <Stack>
      <StatTiles>
        <StatTile label="Total Users" value={formatNumber(counts.users)} note={fresh(week?.members)} />
        <StatTile label="Total Blogs" value={formatNumber(counts.blogs)} note={fresh(week?.blogs)} />
        <StatTile label="Total Campaigns" value={formatNumber(counts.campaigns)} note={fresh(week?.campaigns)} />
        <StatTile label="Total Resources" value={formatNumber(counts.resources)} />
      </StatTiles>
      <Readers count={readers} />
    </Stack>
    <div className="adm-charts">
      {/* What is active counts as approved. */}
      <Breakdown
        title="Blog Status Breakdown"
        active={(counts.blogsByStatus.approved ?? 0) + (counts.blogsByStatus.active ?? 0)}
        pending={counts.blogsByStatus.pending ?? 0}
      />
      <Breakdown
        title="Campaign Status Breakdown"
        active={counts.campaignsByStatus.active ?? 0}
        pending={counts.campaignsByStatus.pending ?? 0}
      />
    </div>
  </>
);

/** @param waiting undefined until it is known, which is not the same as none */
function ledeOf(waiting: number | undefined): string {
  if (waiting === undefined) return 'What waits, who joined, and how the community grows.';
  if (waiting === 0) return 'Nothing is waiting to be read.';
  return `${waiting === 1 ? 'One item is' : `${formatNumber(waiting)} items are`} waiting to be read.`;
}

export function Component() {
  const { data, isPending, isFetching, refetch } = useCounts();
  const statistics = useStatistics();
  const waiting = useWaitingCount().data;
  // What is drawn once these are here is fetched with them.
  const readers = useSubscriberCounts().data?.subscribed;
  useEffect(prefetchCharts, []);
  return (
    <Area>
      <PageHead title="On watch" lede={ledeOf(data ? waiting : waiting || undefined)} />
      {isPending ? <Loading lines={4}>Loading...</Loading> : null}
      {!data && !isPending ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Failed to load admin stats
        </ErrorState>
      ) : null}
      {data ? (
        <Work
          statistics={statistics}
          figures={<Figures counts={data} week={statistics.data?.weeks.at(-1)} readers={readers} />}
        />
      ) : null}
    </Area>
  );
}
