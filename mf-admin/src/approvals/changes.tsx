import { Day, Note, VisuallyHidden } from '@cyberharbour/shared-ui';
import type { PostBackground } from '@cyberharbour/shared-api/contract';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Milliseconds after which two texts have too little in common to be compared. */
const patience = 300;
/** Characters that stay of a passage without a change, on either side. */
const near = 120;

const shorten = (same: string) => (same.length > 3 * near ? `${same.slice(0, near)} … ${same.slice(-near)}` : same);

function Compared({ before, now }: { before: string; now: string }) {
  const pieces = useMemo(() => diffWordsWithSpace(before, now, { timeout: patience }), [before, now]);
  if (!pieces) return <p>{before}</p>;
  return (
    <p className="adm-changes__text">
      {pieces.map(({ value, added, removed }, place) => {
        if (added) {
          return (
            <ins key={place}>
              <VisuallyHidden>Added: </VisuallyHidden>
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={place}>
              <VisuallyHidden>Taken out: </VisuallyHidden>
              {value}
            </del>
          );
        }
        return shorten(value);
      })}
    </p>
  );
}

interface ChangesProps {
  earlier: NonNullable<PostBackground['earlier']>;
  title: string;
  text: string;
}

/** What changed since readers saw a post, word by word. */
export function Changes({ earlier, title, text }: ChangesProps) {
  const isSame = earlier.title === title && earlier.text === text;
  return (
    <section className="adm-changes" aria-label="What changed">
      <h3>What changed</h3>
      <Note>
        Since the version that everybody read until <Day at={earlier.until} withTime />.
      </Note>
      {isSame ? <p>Title and text are as they were. Look at the picture and the facts.</p> : null}
      {earlier.title === title ? null : <Compared before={earlier.title} now={title} />}
      {earlier.text === text ? null : <Compared before={earlier.text} now={text} />}
    </section>
  );
}
