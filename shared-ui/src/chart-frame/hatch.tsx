/** Fill of the second series: distinguished without colour. Use inside the svg's defs as `fill="url(#id)"`. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="8" height="8" fill="var(--chart-2)" />
    <path d="M0 0v8" stroke="var(--surface)" strokeWidth="2.5" />
  </pattern>
);

export const Swatch = ({ id, hatched }: { id: string; hatched: boolean }) => (
  <svg className="ui-chart__swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    {hatched ? (
      <defs>
        <Hatch id={id} />
      </defs>
    ) : null}
    <rect width="16" height="16" fill={hatched ? `url(#${id})` : 'var(--chart-1)'} />
  </svg>
);
