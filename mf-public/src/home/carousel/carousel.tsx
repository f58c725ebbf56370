import { StillCarousel } from '@cyberharbour/shared-ui/carousel-frame';
import { useEffect, useRef, useState } from 'react';
import './carousel.css';
import type { CarouselProps } from './carousel-props';
import { useNear } from './use-near';

const Still = ({ label, slides, dots = false }: CarouselProps) => (
  <StillCarousel label={label} slides={slides} dots={dots} />
);

/** Slides in a row. They stand still and can be scrolled until the reader comes near; then they begin to move. */
export function Carousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Slides, setSlides] = useState(() => Still);
  // One step of the keyboard can pass a section without any link.
  const near = useNear(place, '150%');
  useEffect(() => {
    const element = place.current;
    if (!element || !near) return;
    const waiting = new AbortController();
    import(/* webpackChunkName: "carousel" */ './moving').then(
      ({ Moving }) => {
        const begin = () => {
          // Slides that somebody has focus in are left as they are.
          if (element.contains(document.activeElement)) return;
          waiting.abort();
          setSlides(() => Moving);
        };
        // Where focus goes is known once it is there.
        element.addEventListener('focusout', () => setTimeout(begin), { signal: waiting.signal });
        begin();
      },
      // Without this script, which is one more thing that can fail, the slides can still be scrolled.
      () => {},
    );
    return () => waiting.abort();
  }, [near]);
  return (
    <div ref={place} className="pub-carousel" data-kind={props.kind}>
      <Slides {...props} />
    </div>
  );
}
