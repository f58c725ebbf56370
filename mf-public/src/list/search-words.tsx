import { SearchBox } from '@cyberharbour/shared-ui';
import type { useSearchWords } from './use-search-words';
import { mostWords } from './words-of';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  words: ReturnType<typeof useSearchWords>;
}

export const SearchWords = ({ label, placeholder, words }: SearchWordsProps) => (
  <SearchBox label={label} placeholder={placeholder} maxLength={mostWords} value={words.text} onChange={(event) => words.type(event.target.value)} />
);
