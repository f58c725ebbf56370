import { useSearchText } from '@cyberharbour/shared-ui/search-words';
import { useSearchParams } from 'react-router-dom';
import { narrowAddress } from './narrow-address';
import { wordsOf } from './words-of';

/**
 * The words that a list is searched for; they live in the address. To begin a search and to end it are steps of their
 * own for Back, every word between is not.
 */
export function useSearchWords() {
  const [search, setSearch] = useSearchParams();
  const q = wordsOf(search);
  const field = useSearchText(q, (words) =>
    setSearch((before) => narrowAddress(before, 'q', words || undefined), {
      replace: words !== undefined && q !== undefined,
      preventScrollReset: true,
    }),
  );
  return { q, ...field };
}
