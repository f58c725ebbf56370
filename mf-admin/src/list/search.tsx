import { SearchBox } from '@cyberharbour/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** In milliseconds: nobody is asked about half a word. */
const pause = 250;

interface SearchProps {
  label: string;
  /** What the list is narrowed to now. */
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** The list is on its way. */
  busy: boolean;
}

/** Words to look for, a little behind the typing. Follows the address when that changes by itself. */
export function Search({ label, q, onSearch, busy }: SearchProps) {
  const [words, setWords] = useState(q ?? '');
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Other filters may have been chosen during the pause: what is called then has to know of them.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) setWords(q ?? '');
  }
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = typed.trim() || undefined;
      setSent(next);
      search.current(next);
    }, pause);
  };
  return (
    <SearchBox
      label={label}
      value={words}
      onChange={(event) => type(event.target.value)}
      aria-busy={(busy && q !== undefined) || undefined}
    />
  );
}
