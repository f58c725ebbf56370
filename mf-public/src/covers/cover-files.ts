/** The files of a picture that somebody sent; without one, a drawing stands in its place. */
export interface PictureFiles {
  imageUrl: string | null;
  imageVariants: readonly { url: string; width: number }[];
}

/** Two points for each pixel of a phone are as good to the eye as three, and half of the bytes. */
const onDensePhones = '(max-width: 40rem) and (min-resolution: 2.5dppx) 70vw';

/** How wide the picture of a card is, as the attribute `sizes` says it. */
export const cardSizes = `${onDensePhones}, (min-width: 75rem) 24rem, (min-width: 40rem) 50vw, 100vw`;

/**
 * How wide a picture is that stands beside words and fills their height: 16 : 9 of it. A narrow screen shows the middle
 * quarter, for which half of the points are enough.
 */
export const thumbSizes = '(max-width: 30rem) 9rem, 20rem';

/** How wide the picture of an article is. */
export const articleSizes = `${onDensePhones}, (min-width: 64rem) 62rem, 100vw`;

/** As the attribute `srcset` says it; empty where there is one width only. */
export const widthsOf = ({ imageVariants }: PictureFiles) =>
  imageVariants.map(({ url, width }) => `${url} ${width}w`).join(', ');

export const loadDrawing = () => import(/* webpackChunkName: "drawn-cover" */ '@cyberharbour/shared-ui/art-cover');

/** Fetches the picture, in the width that its screen will show, or what draws one. */
function fetchCover(picture: PictureFiles, sizes: string): unknown {
  if (picture.imageUrl === null) return loadDrawing();
  return Object.assign(new Image(), { sizes, srcset: widthsOf(picture), src: picture.imageUrl });
}

/** Fetches the first picture of a list. @param answers the list's pages, first of all */
export function fetchFirstCover([list]: readonly unknown[]): unknown {
  const [first] = (list as { items: PictureFiles[] }).items;
  return first && fetchCover(first, cardSizes);
}

/** Fetches the picture of an article. @param answers the post, first of all */
export const fetchArticleCover = ([post]: readonly unknown[]) => fetchCover(post as PictureFiles, articleSizes);
