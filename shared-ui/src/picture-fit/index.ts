interface Picture {
  imageWidth?: number | null;
  imageHeight?: number | null;
  imageFocus?: string | null | undefined;
}

/** Of the frame of a cover, width by height. */
const frame = 16 / 9;
/** The share of a picture that may be cut away where nobody said what stays in sight. */
const mostCut = 0.4;
/** The widest that most frames are, in CSS pixels. */
const usual = 480;

/**
 * Whether a picture is shown whole in the frame of a cover, on a drawn ground: too much would be cut away and nobody
 * said what stays in sight, or it has fewer pixels than the frame is wide.
 * @param width of the frame, in CSS pixels
 */
export function isShownWhole({ imageWidth, imageHeight, imageFocus }: Picture, width = usual): boolean {
  if (!imageWidth || !imageHeight) return false;
  const ratio = imageWidth / imageHeight / frame;
  const cut = 1 - Math.min(ratio, 1 / ratio);
  return imageWidth < width || (cut > mostCut && !imageFocus);
}
