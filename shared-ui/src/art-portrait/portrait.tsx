import type { ComponentProps } from 'react';
import { all, circle, line, path, rect, round, type Paint } from '../art/draw';
import { classNames } from '../class-names';
import './portrait.css';

export interface PortraitProps extends ComponentProps<'svg'> {
  skin: Extract<Paint, `skin-${string}`>;
  /** Hair, hat or scarf. */
  head: Paint;
  top: Paint;
  ground?: Paint;
  wears?: 'bun' | 'hat' | 'scarf' | 'beard' | undefined;
  apron?: boolean;
}

const short = 'M28 46c-6-36 46-36 40 0-2-12-10-18-20-18-10 2-18 8-20 18z';

const crown = (wears: PortraitProps['wears'], head: Paint) => {
  if (wears === 'hat') return path('M18 33h60c-6-6-12-7-12-7 0-20-36-20-36 0 0 0-6 1-12 7z', head);
  if (wears === 'scarf') return path('M29 38c2-18 36-18 38 0-8-8-30-8-38 0z', head);
  if (wears === 'beard') {
    return all(
      path('M30 44c0 30 36 30 36 0-4 8-10 8-18 8s-14 0-18-8z', head),
      path('M30 38c-2-24 38-24 36 0-6-10-12-12-18-12s-12 2-18 12z', head),
    );
  }
  return path(short, head);
};

/** Somebody from around here, drawn. */
export const Portrait = ({
  skin,
  head,
  top,
  ground = 'sky',
  wears,
  apron = false,
  className,
  ...rest
}: PortraitProps) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-portrait', className)}
  >
    {rect(0, 0, 96, 96, ground)}
    {path('M0 62c20-6 40 4 60-2s28-2 36 0v36H0z', 'sea-1')}
    {wears === 'bun' ? circle(62, 18, 10, head) : null}
    {path('M14 96c0-20 14-27 34-27s34 7 34 27z', top)}
    {rect(40, 54, 16, 20, skin)}
    {wears === 'scarf' ? path('M22 44c0-38 52-38 52 0 0 14 6 22 4 34-12 8-48 8-60 0-2-12 4-20 4-34z', head) : null}
    <ellipse cx="48" cy="43" rx="17.5" ry="20" fill={`var(--art-${skin})`} />
    {crown(wears, head)}
    {apron ? path('M36 72h24l6 24H30z', 'white') : null}
    {line('M40 45v2M56 45v2', 'ink', 2.6, round)}
    {line('M42 54q6 4 12 0', 'ink', 2, round)}
  </svg>
);
