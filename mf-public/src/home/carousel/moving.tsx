import { CarouselFrame, slideOf, useCarouselMotion, wantsRest } from '@cyberharbour/shared-ui/carousel-frame';
import { useState } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperApi } from 'swiper/types';
import type { CarouselProps } from './carousel-props';
import { useAutoplay } from './use-autoplay';
import { useFocusOnResize } from './use-focus-on-resize';
import './moving.css';

/** The same as between the slides that stand still, in pixels. */
const gap = 24;

/** The slides, moving by themselves until somebody points at them, tabs into them or presses Pause. */
export function Moving({ label, one, pace, dots = false, slides }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperApi>();
  const [current, setCurrent] = useState(0);
  const motion = useCarouselMotion();
  useAutoplay(swiper, motion.moving, pace.rest);
  useFocusOnResize(swiper);
  const [settings] = useState(() => ({
    speed: wantsRest() ? 0 : pace.speed,
    breakpoints: Object.fromEntries(
      Object.entries(pace.visible).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
  }));

  return (
    <CarouselFrame
      label={label}
      one={one}
      motion={motion}
      onPrevious={() => swiper?.slidePrev()}
      onNext={() => swiper?.slideNext()}
      dots={dots ? { count: slides.length, current, onPick: (place) => swiper?.slideToLoop(place) } : undefined}
    >
      <Swiper
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
        loop
        watchSlidesProgress
        spaceBetween={gap}
        {...settings}
      >
        {slides.map(({ id, content }, place) => (
          <SwiperSlide key={id} {...slideOf(place, slides.length)}>
            {content}
          </SwiperSlide>
        ))}
      </Swiper>
    </CarouselFrame>
  );
}
