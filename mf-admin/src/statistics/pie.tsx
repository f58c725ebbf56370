import { Hatch, type ChartSlice } from '@cyberharbour/shared-ui/chart-frame';
import { useId } from 'react';
import { Pie as Disc, PieChart } from 'recharts';

/** Width and height, in pixels. */
const size = 250;
const ring = 12;
const gap = 3;
/** A slice smaller than this share would vanish in the gap beside it. */
const least = 0.02;

interface PieProps {
  title: string;
  slices: readonly ChartSlice[];
}

/**
 * A pie from the north on, clockwise. A slice of nothing is left out; a single one is a full disc. The numbers stand
 * beside it.
 */
export function Pie({ title, slices }: PieProps) {
  const id = useId();
  const data = slices
    .filter(({ count }) => count > 0)
    .map(({ label, count, hatched }) => ({ label, count, fill: hatched ? `url(#${id}-hatch)` : 'var(--chart-1)' }));
  const share = Math.min(...data.map(({ count }) => count)) / data.reduce((sum, { count }) => sum + count, 0);
  return (
    <PieChart width={size} height={size} className="adm-pie" role="img" aria-label={title} accessibilityLayer={false}>
      <defs>
        <Hatch id={`${id}-hatch`} />
      </defs>
      {/* A compass rose around it: a mark every five degrees. */}
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 1} fill="none" stroke="var(--line-strong)" />
      <circle
        cx={size / 2}
        cy={size / 2}
        r={size / 2 - 4}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={5}
        pathLength={720}
        strokeDasharray="2 8"
      />
      <Disc
        data={data}
        dataKey="count"
        nameKey="label"
        startAngle={90}
        endAngle={-270}
        outerRadius={size / 2 - ring}
        stroke="var(--surface)"
        strokeWidth={data.length > 1 && share > least ? gap : 0}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
