import 'swiper/css';
import { useState } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperApi } from 'swiper/types';
import type { CarouselProps } from './carousel-props';
import { Controls, Dots } from './controls';

/** Whoever asked for less motion begins with a carousel that stands, and may start it. */
const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const gap = 20;

/** The slides, moving by themselves until somebody points at them, tabs into them or presses Pause. */
export function Moving({ label, one, pace, dots = false, slides }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperApi>();
  const [playing, setPlaying] = useState(() => !wantsRest());
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const breakpoints = Object.fromEntries(Object.entries(pace.visible).map(([width, slidesPerView]) => [width, { slidesPerView }]));

  function toggle() {
    if (playing) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setPlaying(!playing);
  }
  function hold(on: boolean) {
    setHeld(on);
    if (!playing) return;
    if (on) swiper?.autoplay.pause();
    else swiper?.autoplay.resume();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks whether the focus is inside
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Controls playing={playing} onToggle={toggle} one={one} onPrevious={() => swiper?.slidePrev()} onNext={() => swiper?.slideNext()} />
      <div aria-live={playing && !held ? 'off' : 'polite'}>
        <Swiper
          modules={[Autoplay]}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
          loop
          speed={wantsRest() ? 0 : pace.speed}
          spaceBetween={gap}
          breakpoints={breakpoints}
          autoplay={playing ? { delay: pace.rest, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
        >
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
