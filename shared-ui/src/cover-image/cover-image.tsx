import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import './cover-image.css';

export interface CoverImageProps extends ComponentProps<'img'> {
  src?: string | undefined;
}

/**
 * The 16:9 picture of a post, shown whole frame. Decorative unless it gets an `alt`.
 * Without a picture, or when it cannot be had, its children stand in (a drawn cover), else the frame's plain sky.
 */
export function CoverImage({ src, alt = '', className, children, ...rest }: CoverImageProps) {
  const [missing, setMissing] = useState<string>();
  // The error event of a picture in server HTML comes before hydration; the element still tells.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src);
  };
  return (
    <span className={classNames('ui-cover', className)}>
      {src && src !== missing ? (
        <img
          loading="lazy"
          decoding="async"
          width={1600}
          height={900}
          {...rest}
          src={src}
          alt={alt}
          ref={look}
          onError={() => setMissing(src)}
        />
      ) : (
        children
      )}
    </span>
  );
}
