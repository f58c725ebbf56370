import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import './cover-image.css';

export interface CoverImageProps extends ComponentProps<'img'> {
  src?: string | undefined;
  /** What stays in sight where it is cut: percent from the left and from the top in steps of ten, as `30 70`. */
  focus?: string | null | undefined;
  /** Nothing is cut: the picture lies on its children, no larger than its `width` and `height`. */
  whole?: boolean;
}

/**
 * The 16:9 picture of a post, which fills its frame. Decorative unless it gets an `alt`.
 * Without a picture, or when it cannot be had, its children stand in (a drawn cover), else the frame's plain sky.
 */
export function CoverImage({ src, alt = '', focus, whole, className, children, ...rest }: CoverImageProps) {
  const [missing, setMissing] = useState<string>();
  // The error event of a picture in server HTML comes before hydration; the element still tells.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src);
  };
  return (
    <span className={classNames('ui-cover', className)} data-whole={whole || undefined}>
      {whole || !src || src === missing ? children : null}
      {src && src !== missing ? (
        <img
          loading="lazy"
          decoding="async"
          width={1600}
          height={900}
          {...rest}
          src={src}
          alt={alt}
          data-focus={focus || undefined}
          ref={look}
          onError={() => setMissing(src)}
        />
      ) : null}
    </span>
  );
}
