import { StillCarousel } from '@cyberharbour/shared-ui/carousel-frame';
import { lazy, Suspense, useRef } from 'react';
import './carousel.css';
import type { CarouselProps } from './carousel-props';
import { useNear } from './use-near';

const Still = ({ label, slides, dots = false }: CarouselProps) => (
  <StillCarousel label={label} slides={slides} dots={dots} />
);

/** Without the carousel's script, which is one more thing that can fail, its slides can still be scrolled. */
const Moving = lazy(() =>
  import(/* webpackChunkName: "carousel" */ './moving').then(
    ({ Moving: moving }) => ({ default: moving }),
    () => ({ default: Still }),
  ),
);

/** Slides in a row. They stand still and can be scrolled until the reader comes near; then they begin to move. */
export function Carousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const still = <Still {...props} />;
  return (
    <div ref={place} className="pub-carousel" data-kind={props.kind}>
      {near ? (
        <Suspense fallback={still}>
          <Moving {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
