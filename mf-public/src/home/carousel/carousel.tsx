import { lazy, Suspense, useRef } from 'react';
import './carousel.css';
import type { CarouselProps } from './carousel-props';
import { Track } from './track';
import { useNear } from './use-near';

/** Without the carousel's script, which is one more thing that can fail, its slides can still be scrolled. */
const Moving = lazy(() =>
  import(/* webpackChunkName: "carousel" */ './moving').then(
    ({ Moving: moving }) => ({ default: moving }),
    () => ({ default: Track }),
  ),
);

/** Slides in a row. They stand still and can be scrolled until the reader comes near; then they begin to move. */
export function Carousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const track = <Track {...props} />;
  return (
    <div ref={place} className="pub-carousel" data-kind={props.kind}>
      {near ? (
        <Suspense fallback={track}>
          <Moving {...props} />
        </Suspense>
      ) : (
        track
      )}
    </div>
  );
}
