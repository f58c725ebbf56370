import { VisuallyHidden } from '@cyberharbour/shared-ui';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import './compared-text.css';

/** Milliseconds after which two texts have too little in common to be compared. */
const patience = 300;
/** Characters that stay of a passage without a change, on either side. */
const near = 120;

const shorten = (same: string) => (same.length > 3 * near ? `${same.slice(0, near)} … ${same.slice(-near)}` : same);

export interface ComparedTextProps {
  before: string;
  now: string;
  /** What screen readers hear before a piece. */
  words?: { added: string; removed: string };
}

/** What changed in a text, word by word; the text as it was where the two have too little in common. */
export function ComparedText({ before, now, words = { added: 'Added: ', removed: 'Taken out: ' } }: ComparedTextProps) {
  const pieces = useMemo(() => diffWordsWithSpace(before, now, { timeout: patience }), [before, now]);
  if (!pieces)
    return (
      <p dir="auto" className="ui-compared">
        {before}
      </p>
    );
  return (
    <p dir="auto" className="ui-compared">
      {pieces.map(({ value, added, removed }, place) => {
        if (added) {
          return (
            <ins key={place}>
              <VisuallyHidden>{words.added}</VisuallyHidden>
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={place}>
              <VisuallyHidden>{words.removed}</VisuallyHidden>
              {value}
            </del>
          );
        }
        return shorten(value);
      })}
    </p>
  );
}
