import type { CampaignFigures } from '@cyberharbour/shared-api/contract';

const height = 120;
const barWidth = 14;
const gap = 6;
const group = 2 * barWidth + 3 * gap;

/** Two bars a week, joined and done. What is hidden has no bar; the table beside it has every number. */
export function WeekChart({ weeks }: Pick<CampaignFigures, 'weeks'>) {
  const most = Math.max(1, ...weeks.flatMap(({ counts }) => [counts.joined ?? 0, counts.done ?? 0]));
  const width = Math.max(1, weeks.length) * group + gap;
  const bar = (count: number | null, x: number, name: string) => {
    const tall = (height * (count ?? 0)) / most;
    return <rect className={`dash-bar dash-bar--${name}`} x={x} y={height - tall} width={barWidth} height={tall} />;
  };
  return (
    <svg
      className="dash-weeks__chart"
      viewBox={`0 0 ${width} ${height + 2}`}
      width={width}
      height={height + 2}
      aria-hidden="true"
      focusable="false"
    >
      {weeks.map(({ to, counts }, place) => (
        <g key={to}>
          {bar(counts.joined, gap + place * group, 'joined')}
          {bar(counts.done, 2 * gap + barWidth + place * group, 'done')}
        </g>
      ))}
      <line className="dash-weeks__ground" x1="0" x2={width} y1={height + 1} y2={height + 1} />
    </svg>
  );
}
