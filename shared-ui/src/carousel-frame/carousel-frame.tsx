import { Button, Icon } from '@cyberharbour/shared-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { english, type CarouselWords } from './carousel-words';
import type { CarouselMotion } from './use-carousel-motion';
import './carousel-frame.css';

export interface CarouselFrameProps extends ComponentProps<'div'> {
  /** What it shows, for screen readers: "Latest blogs". */
  label: string;
  /** What one slide is called: "post". */
  one: string;
  motion: CarouselMotion;
  onPrevious: () => void;
  onNext: () => void;
  /** A dot for each slide; `current` is from 0. */
  dots?: { count: number; current: number; onPick: (place: number) => void } | undefined;
  words?: (one: string) => CarouselWords;
}

/**
 * Around slides that move: stopping comes first, as whoever needs it should not have to look for it. What moves the
 * slides is the page's.
 */
export function CarouselFrame({
  label,
  one,
  motion,
  onPrevious,
  onNext,
  dots,
  words = english,
  className,
  children,
  ...rest
}: CarouselFrameProps) {
  const { playing, moving, toggle, holds } = motion;
  const say = words(one);
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      {...holds}
      className={classNames('ui-carousel', className)}
    >
      <div className="ui-carousel__bar">
        <Button tone="quiet" onClick={toggle} aria-label={playing ? say.pauseAll : say.playAll}>
          <Icon name={playing ? 'pause' : 'play'} /> {playing ? say.pause : say.play}
        </Button>
        <Button tone="quiet" size="icon" aria-label={say.earlier} onClick={onPrevious}>
          <Icon name="prev" />
        </Button>
        <Button tone="quiet" size="icon" aria-label={say.next} onClick={onNext}>
          <Icon name="next" />
        </Button>
      </div>
      <div className="ui-carousel__slides" aria-live={moving ? 'off' : 'polite'}>
        {children}
      </div>
      {dots ? (
        <div className="ui-carousel__dots">
          {Array.from({ length: dots.count }, (_, place) => (
            <button
              key={place}
              type="button"
              aria-label={say.pick(place + 1, dots.count)}
              aria-current={place === dots.current || undefined}
              onClick={() => dots.onPick(place)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** What makes an element one of the slides; `place` is from 0. */
export const slideOf = (place: number, count: number) => ({
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': `${place + 1} of ${count}`,
});
