import { useLatest, useSearchText } from '@cyberharbour/shared-ui/search-words';
import { useSearchParams } from 'react-router-dom';
import { narrowAddress } from './narrow-address';
import { wordsOf } from './words-of';

/**
 * The words that a list is searched for; they live in the address. To begin a search and to end it are steps of their
 * own for Back, every word between is not.
 */
export function useSearchWords() {
  const [search, setSearch] = useSearchParams();
  const latest = useLatest(search);
  const narrow = (name: string, value: string | undefined, replace = false) => {
    const after = narrowAddress(latest.read(), name, value);
    latest.set(new URLSearchParams(after));
    setSearch(after, { replace, preventScrollReset: true });
  };
  const q = wordsOf(search);
  const field = useSearchText(q, (words) => narrow('q', words || undefined, words !== undefined && q !== undefined));
  return { q, narrow, ...field };
}
