import { Hatch, type ChartSlice } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import { Pie as Disc, PieChart } from 'recharts';

/** Width and height, in pixels. */
const size = 250;
const ring = 12;
const gap = 3;

interface PieProps {
  title: string;
  slices: readonly ChartSlice[];
}

/** A pie from the north on, clockwise. A slice of nothing is left out; a single one is a full disc. The numbers stand beside it. */
export function Pie({ title, slices }: PieProps) {
  const id = useId();
  const data = slices.filter(({ count }) => count > 0).map(({ label, count, hatched }) => ({ label, count, fill: hatched ? `url(#${id}-hatch)` : 'var(--chart-1)' }));
  return (
    <PieChart width={size} height={size} role="img" aria-label={title} accessibilityLayer={false}>
      <defs>
        <Hatch id={`${id}-hatch`} />
      </defs>
      <Disc
        data={data}
        dataKey="count"
        nameKey="label"
        startAngle={90}
        endAngle={-270}
        outerRadius={size / 2 - ring}
        stroke="var(--surface)"
        strokeWidth={data.length > 1 ? gap : 0}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
