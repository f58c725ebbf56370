import { Enlarge } from '@cyberharbour/shared-ui/enlarge';
import type { ComponentProps } from 'react';
import { PostCover } from '../covers/post-cover';

/** The widest that the picture of an article is, in CSS pixels: `--page-reading`. */
const frame = 992;

/** The picture of an article: the first of its page, and whole in one press. */
export function ArticleCover(props: Pick<ComponentProps<typeof PostCover>, 'title' | 'picture' | 'alt'>) {
  const { title, picture, alt } = props;
  const cover = <PostCover {...props} first sizes="(min-width: 64rem) 62rem, 100vw" frame={frame} />;
  return (
    <div className="pub-article__cover">
      {picture.imageUrl ? (
        <Enlarge src={picture.imageUrl} alt={alt} title={title}>
          {cover}
        </Enlarge>
      ) : (
        cover
      )}
    </div>
  );
}
