import { CoverImage } from '@cyberharbour/shared-ui';
import type { Topic } from '@cyberharbour/shared-ui/art-cover';
import { memo, Suspense, type ComponentProps } from 'react';
import { cardSizes, loadDrawing, widthsOf, type PictureFiles } from './cover-files';
import { drawing } from './drawing';

const DrawnCover = drawing(() => loadDrawing().then(({ DrawnCover: drawn }) => drawn));

/**
 * In `memo`: where a page that a server rendered is rendered again before the drawing's files are there, React would
 * throw the server's drawing away.
 */
const Drawing = memo((props: ComponentProps<typeof DrawnCover>) => (
  <Suspense>
    <DrawnCover {...props} />
  </Suspense>
));

interface Picture extends PictureFiles {
  imageWidth: number | null;
  imageHeight: number | null;
  imageFocus?: string | null | undefined;
}

interface PostCoverProps {
  title: string;
  /** What the drawing is about, where one is needed. */
  topic?: Topic;
  /** Only a narrow window of it is shown. */
  thumb?: boolean;
  picture: Picture;
  /** The first picture of its page: not loaded late. */
  first?: boolean;
  /** What it shows; without it the picture is decoration, as beside a title that says the same. */
  alt?: string | null | undefined;
  sizes?: string;
  /** The widest that its frame becomes, in CSS pixels. */
  frame?: number | undefined;
}

/**
 * The picture that somebody sent, in the width that fits, and whole where it cannot be cut well. Where there is none,
 * one is drawn from the title.
 */
export const PostCover = ({
  title,
  topic = 'Community',
  thumb = false,
  picture,
  first = false,
  alt,
  sizes = cardSizes,
  frame,
}: PostCoverProps) => (
  <CoverImage
    alt={alt ?? ''}
    focus={picture.imageFocus}
    frame={frame}
    src={picture.imageUrl ?? undefined}
    srcSet={widthsOf(picture) || undefined}
    sizes={sizes}
    width={picture.imageWidth ?? undefined}
    height={picture.imageHeight ?? undefined}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
  >
    <Drawing title={title} topic={topic} thumb={thumb} />
  </CoverImage>
);
