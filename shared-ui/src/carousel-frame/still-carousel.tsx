import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './carousel-frame.css';

export interface StillCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Keeps the space of the dots that come with movement. */
  dots?: boolean;
}

/**
 * The slides in a row that scrolls, for as long as nothing moves them; what comes with movement has its space.
 * `--visible` says how many are seen.
 */
export const StillCarousel = ({ label, slides, dots = false, className, ...rest }: StillCarouselProps) => (
  <div {...rest} className={classNames('ui-carousel', className)}>
    <div className="ui-carousel__bar" />
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
    <div className="ui-carousel__slides" data-still="" role="group" aria-label={label} tabIndex={0}>
      {slides.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
    {dots ? <div className="ui-carousel__dots" /> : null}
  </div>
);
