import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import './cover-image.css';

export interface CoverImageProps extends ComponentProps<'img'> {
  src?: string | undefined;
  /** In pixels, as `height`. */
  width?: number | undefined;
  height?: number | undefined;
  /** What stays in sight where it is cut: percent from the left and from the top in steps of five, as `30 70`. */
  focus?: string | null | undefined;
  /** The widest that the frame becomes, in CSS pixels. */
  frame?: number | undefined;
}

/** How many times wider or taller than its frame a picture may be, where nobody said what stays in sight. */
const most = 1.7;

/**
 * The 16:9 picture of a post. It fills its frame, unless it has too few pixels or would be cut too much: then all of it
 * lies on its children. Decorative unless it gets an `alt`.
 * Without a picture, or when it cannot be had, its children stand in (a drawn cover), else the frame's plain sky.
 */
export function CoverImage({
  src,
  alt = '',
  width = 1600,
  height = 900,
  focus,
  frame = 480,
  className,
  children,
  ...rest
}: CoverImageProps) {
  const [missing, setMissing] = useState<string>();
  // The error event of a picture in server HTML comes before hydration; the element still tells.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src);
  };
  const shown = src && src !== missing;
  const ratio = (width * 9) / (height * 16);
  const whole = shown && (width < frame || (!focus && Math.max(ratio, 1 / ratio) > most));
  return (
    <span className={classNames('ui-cover', className)} data-whole={whole || undefined}>
      {whole || !shown ? children : null}
      {shown ? (
        <img
          loading="lazy"
          decoding="async"
          {...rest}
          width={width}
          height={height}
          data-focus={focus || undefined}
          src={src}
          alt={alt}
          ref={look}
          onError={() => setMissing(src)}
        />
      ) : null}
    </span>
  );
}
