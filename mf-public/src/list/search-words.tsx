import { SearchBox } from '@cyberharbour/shared-ui';
import type { useSearchWords } from './use-search-words';
import { mostWords } from './words-of';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  words: ReturnType<typeof useSearchWords>;
  /** What they look for is on its way. */
  busy?: boolean;
}

export const SearchWords = ({ label, placeholder, words, busy = false }: SearchWordsProps) => (
  <SearchBox
    label={label}
    placeholder={placeholder}
    maxLength={mostWords}
    value={words.text}
    onChange={(event) => words.type(event.target.value)}
    aria-busy={(busy && words.q !== undefined) || undefined}
  />
);
