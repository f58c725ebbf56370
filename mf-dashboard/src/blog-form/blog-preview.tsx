import { CoverImage, Day, Note, paragraphs } from '@cyberharbour/shared-ui';
import { Sheet } from '@cyberharbour/shared-ui/sheet';
import { usePreview } from '@cyberharbour/shared-ui/image-picker';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PreviewProps } from '../post-form/post-kind';
import type { BlogFields } from './blog-fields';

/** The blog as others will read it, while it is written. */
export function BlogPreview({ control, currentUrl, createdAt }: PreviewProps<BlogFields>) {
  const id = useId();
  const [title, content, image, focus] = useWatch({ control, name: ['title', 'content', 'image', 'imageFocus'] });
  const text = useDeferredValue(content);
  const [today] = useState(() => new Date().toISOString());
  const picture = usePreview(image) ?? currentUrl;
  return (
    <Sheet
      className="dash-preview"
      aria-labelledby={id}
      cover={
        <CoverImage src={picture} focus={focus}>
          <DrawnCover title={title} />
        </CoverImage>
      }
    >
      <h2 className="ui-note" id={id}>
        Preview
      </h2>
      <p className="dash-preview__title">{title.trim() || 'Your title'}</p>
      <Note>
        <Day at={createdAt ?? today} />
      </Note>
      {text.trim() === '' ? <Note>What you write appears here, paragraph by paragraph.</Note> : null}
      {paragraphs(text).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </Sheet>
  );
}
