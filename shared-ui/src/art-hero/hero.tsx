import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { far, headland, near, sky, wharf } from './scenery';
import './hero.css';

/**
 * A morning on the harbour: people on the wharf, the light, the ferry going home. Fills what it is put into from the
 * right foot.
 */
export const HeroScene = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 1440 760"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('art-hero', className)}
  >
    {sky}
    {far}
    {headland}
    {near}
    {wharf}
  </svg>
);
