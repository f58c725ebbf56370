import { SearchBox } from '@cyberharbour/shared-ui';
import { useDeferredValue, useState } from 'react';

/** Words to look for, a little behind the typing; and the box they are typed into. */
export function useSearch(label: string) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim()) || undefined;
  return { q, box: <SearchBox label={label} value={words} onChange={(event) => setWords(event.target.value)} /> };
}
