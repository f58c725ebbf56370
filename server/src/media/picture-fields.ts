import { fileName } from './pictures.ts';

/** The columns of `media` as a list reads them beside its own. */
export interface MediaColumns {
  media_id: string | null;
  image_alt?: string | null;
  image_focus?: string | null;
  media_width: number | null;
  media_height: number | null;
  media_widths: string | null;
}

export const mediaColumns = [
  'media.width as media_width',
  'media.height as media_height',
  'media.widths as media_widths',
] as const;

/** Turns a row's picture into addresses, absolute because pages live on another host. */
export function pictureFields(row: MediaColumns, publicApiUrl: string) {
  const { media_id: id, media_width: width, media_height: height } = row;
  if (id === null)
    return { imageUrl: null, imageVariants: [], imageWidth: null, imageHeight: null, imageAlt: null, imageFocus: null };
  const imageVariants = (row.media_widths ?? '')
    .split(',')
    .map((each) => ({ url: `${publicApiUrl}/media/${fileName(id, Number(each))}`, width: Number(each) }));
  return {
    imageUrl: imageVariants.at(-1)?.url ?? null,
    imageVariants,
    imageWidth: width,
    imageHeight: height,
    imageAlt: row.image_alt ?? null,
    imageFocus: row.image_focus ?? null,
  };
}

interface AboutPicture {
  imageAlt?: string | undefined;
  imageFocus?: string | undefined;
}

/** A form without one of these fields leaves it as it is; an empty field takes it away. */
export const aboutPicture = ({ imageAlt, imageFocus }: AboutPicture) => ({
  ...(imageAlt === undefined ? {} : { image_alt: imageAlt || null }),
  ...(imageFocus === undefined ? {} : { image_focus: imageFocus || null }),
});
