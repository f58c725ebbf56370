import { Day, Note } from '@cyberharbour/shared-ui';
import { ComparedText } from '@cyberharbour/shared-ui/compared-text';
import type { PostBackground } from '@cyberharbour/shared-api/contract';

interface ChangesProps {
  earlier: NonNullable<PostBackground['earlier']>;
  title: string;
  text: string;
  /** What happened on the day that is named after it. */
  children: string;
}

/** What changed since an earlier version, word by word. */
export function Changes({ earlier, title, text, children }: ChangesProps) {
  const isSame = earlier.title === title && earlier.text === text;
  return (
    <section className="adm-changes" aria-label="What changed">
      <h3>What changed</h3>
      <Note>
        {children} <Day at={earlier.until} withTime />.
      </Note>
      {isSame ? <p>Title and text are as they were. Look at the picture and the facts.</p> : null}
      {earlier.title === title ? null : <ComparedText before={earlier.title} now={title} />}
      {earlier.text === text ? null : <ComparedText before={earlier.text} now={text} />}
    </section>
  );
}
