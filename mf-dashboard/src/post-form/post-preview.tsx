import { useFormatted } from '@cyberharbour/shared-api/formatted-text';
import { CoverImage, Day, Note } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { Facts, Sheet } from '@cyberharbour/shared-ui/sheet';
import { usePreview } from '@cyberharbour/shared-ui/image-picker';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { toWire } from './local-time';
import type { PostKind, PostTypes } from './post-kind';
import { usePaused } from './use-paused';

interface PostPreviewProps<Of extends PostTypes> {
  kind: Pick<PostKind<Of>, 'textOf' | 'times'>;
  control: Control<Of['fields']>;
  /** Address of the picture that is stored. */
  currentUrl: string | undefined;
  /** When the post was created; a new one is created today. */
  createdAt: string | undefined;
}

/** The post as others will read it, while it is written. */
export function PostPreview<Of extends PostTypes>({ kind, control, currentUrl, createdAt }: PostPreviewProps<Of>) {
  const id = useId();
  const fields = useWatch({ control }) as Of['fields'];
  const { title, image, imageFocus } = fields;
  const text = useDeferredValue(kind.textOf(fields));
  const { blocks, failed } = useFormatted(usePaused(text));
  const [today] = useState(() => new Date().toISOString());
  const picture = usePreview(image) ?? currentUrl;
  const times = (kind.times ?? []).map(({ name, label }) => {
    const at = toWire(fields[name] as string);
    return { name: `${label}s`, value: at === '' ? 'Not said yet' : <Day at={at} withTime /> };
  });
  return (
    <Sheet
      className="dash-preview"
      aria-labelledby={id}
      // What is longer than the window scrolls in its place, by keyboard too.
      tabIndex={0}
      cover={
        <CoverImage src={picture} focus={imageFocus}>
          <DrawnCover title={title} />
        </CoverImage>
      }
    >
      <h2 className="ui-note" id={id}>
        Preview
      </h2>
      <p dir="auto" className="dash-preview__title">
        {title.trim() || 'Your title'}
      </p>
      {times.length > 0 ? (
        <Facts facts={times} />
      ) : (
        <Note>
          <Day at={createdAt ?? today} />
        </Note>
      )}
      {text.trim() === '' ? <Note>What you write appears here, paragraph by paragraph.</Note> : null}
      <FormattedText text={text} blocks={text.trim() === '' ? undefined : blocks} level={3} />
      {failed ? <Note>Headings, lists and links cannot be shown right now. What you typed stays as it is.</Note> : null}
    </Sheet>
  );
}
