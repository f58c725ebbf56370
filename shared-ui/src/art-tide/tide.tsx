import type { ComponentProps } from 'react';
import { line, path } from '../art/draw';
import { classNames } from '../class-names';
import './tide.css';

export interface TideProps extends ComponentProps<'svg'> {
  /** How high the water stands, from 0 to 1; without it, the drawing is a day's tide with its times and heights. */
  level?: number;
}

const hourLines = Array.from({ length: 13 }, (_, hour) => `M${(20 + hour * 43.3).toFixed(1)} 24v226`).join('');
const heightLines = [60, 110, 160, 210, 250].map((y) => `M20 ${y}h520`).join('');
const curve = 'M20 190C62 60 106 60 150 150s88 100 130 0 88-130 130-20 88 110 130 30';
/** How far the water falls from full to empty, in units of the drawing. */
const fall = 130;

/** A day's tide, two highs and two lows, with a pencilled "you are here". */
export const Tide = ({ level, className, ...rest }: TideProps) => (
  <svg
    viewBox="0 0 560 300"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-tide', className)}
  >
    <path d={hourLines + heightLines} fill="none" stroke="var(--line)" />
    {/* Cut at the foot of the chart: fallen water reaches below it. */}
    <svg x="20" y="24" width="520" height="226" viewBox="20 24 520 226">
      <g className="art-tide__water" transform={`translate(0 ${Math.round(fall * (1 - (level ?? 1)))})`}>
        {path(`${curve}V250H20z`, 'sea-1', { opacity: 0.75 })}
        {path('M20 222C62 130 106 130 150 190s88 60 130 0 88-90 130-10 88 70 130 20v50H20z', 'sea-2', { opacity: 0.8 })}
        {line(curve, 'sea-4', 3)}
        <path d="M312 90v160" stroke="var(--pencil)" strokeWidth="2" strokeDasharray="3 6" />
        <circle cx="312" cy="90" r="7.5" fill="var(--surface)" stroke="var(--pencil)" strokeWidth="3.5" />
        <text className="art-tide__text" data-now="" x="296" y="84" textAnchor="end">
          you are here
        </text>
      </g>
    </svg>
    <g className="art-tide__text" textAnchor="middle">
      {level === undefined ? (
        <>
          <text x="84" y="72">
            02:57 1.6 m
          </text>
          <text x="352" y="46">
            15:00 1.9 m
          </text>
        </>
      ) : null}
      {['00', '06', '12', '18', '24'].map((hour, place) => (
        <text key={hour} x={20 + place * 130} y="276">
          {hour}
        </text>
      ))}
    </g>
  </svg>
);
