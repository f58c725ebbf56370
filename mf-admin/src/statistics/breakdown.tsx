import { ChartFrame, type ChartSlice } from '@cyberharbour/shared-ui/chart-frame';
import { lazy, Suspense } from 'react';

const loadPie = () => import(/* webpackChunkName: "pie" */ './pie');

/** The library of the charts is the heaviest part of this remote: the numbers do not wait for it. */
const Pie = lazy(() => loadPie().then(({ Pie: pie }) => ({ default: pie })));

/** Fetches it while the numbers are on their way. What fails here is tried again when it is drawn. */
export const prefetchCharts = () => void loadPie().catch(() => undefined);

interface BreakdownProps {
  title: string;
  active: number;
  pending: number;
}

export function Breakdown({ title, active, pending }: BreakdownProps) {
  const slices: ChartSlice[] = [
    { label: 'Active', count: active },
    { label: 'Pending', count: pending, hatched: true },
  ];
  return (
    <ChartFrame title={title} slices={slices}>
      <Suspense fallback={<p className="ui-note">Loading...</p>}>
        <Pie title={title} slices={slices} />
      </Suspense>
    </ChartFrame>
  );
}
