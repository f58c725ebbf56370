import type { CarouselProps } from './carousel-props';

/** The slides in a row that scrolls; the room of what comes with movement is kept. */
export const Track = ({ label, slides, dots = false }: CarouselProps) => (
  <>
    <div className="pub-carousel__bar" />
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
    <div className="pub-carousel__track" role="group" aria-label={label} tabIndex={0}>
      {slides.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
    {dots ? <div className="pub-dots" /> : null}
  </>
);
