import { Enlarge } from '@cyberharbour/shared-ui/enlarge';
import type { ComponentProps } from 'react';
import { articleSizes } from '../covers/cover-files';
import { PostCover } from '../covers/post-cover';

/** The widest that the picture of an article is, in CSS pixels: `--page-reading`. */
const frame = 992;

/** The picture of an article: the first of its page, and whole in one press. */
export function ArticleCover(props: Pick<ComponentProps<typeof PostCover>, 'title' | 'picture' | 'alt'>) {
  const { title, picture, alt } = props;
  const cover = <PostCover {...props} first sizes={articleSizes} frame={frame} />;
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
