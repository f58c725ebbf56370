import 'swiper/css';
import { useState } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperApi } from 'swiper/types';
import type { CarouselProps } from './carousel-props';
import { Controls, Dots } from './controls';
import { useAutoplay, wantsRest } from './use-autoplay';

/** The same as between the slides that stand still, in pixels. */
const gap = 24;

/** The slides, moving by themselves until somebody points at them, tabs into them or presses Pause. */
export function Moving({ label, one, pace, dots = false, slides }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperApi>();
  const [index, setIndex] = useState(0);
  const { playing, moving, toggle, holds } = useAutoplay(swiper);
  const [settings] = useState(() => ({
    speed: wantsRest() ? 0 : pace.speed,
    autoplay: { enabled: false, delay: pace.rest, disableOnInteraction: false },
    breakpoints: Object.fromEntries(Object.entries(pace.visible).map(([width, slidesPerView]) => [width, { slidesPerView }])),
  }));

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} {...holds}>
      <Controls playing={playing} onToggle={toggle} one={one} onPrevious={() => swiper?.slidePrev()} onNext={() => swiper?.slideNext()} />
      <div aria-live={moving ? 'off' : 'polite'}>
        <Swiper modules={[Autoplay]} onSwiper={setSwiper} onRealIndexChange={({ realIndex }) => setIndex(realIndex)} loop spaceBetween={gap} {...settings}>
          {slides.map(({ id, content }, place) => (
            <SwiperSlide key={id} role="group" aria-roledescription="slide" aria-label={`${place + 1} of ${slides.length}`}>
              {content}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      {dots ? <Dots count={slides.length} current={index} one={one} onPick={(place) => swiper?.slideToLoop(place)} /> : null}
    </div>
  );
}
