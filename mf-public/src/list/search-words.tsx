import { SearchBox } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import type { useSearchWords } from './use-search-words';
import { mostWords } from './words-of';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  words: ReturnType<typeof useSearchWords>;
  /** What they look for is on its way. */
  busy?: boolean;
}

/** A form, so that the list is searched without a script too; what narrows it otherwise goes along. */
export function SearchWords({ label, placeholder, words, busy = false }: SearchWordsProps) {
  const [search] = useSearchParams();
  const others = [...search].filter(([name]) => name !== 'q' && name !== 'after');
  return (
    <form method="get" role="search" className="pub-search" onSubmit={(event) => event.preventDefault()}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchBox
        label={label}
        name="q"
        placeholder={placeholder}
        maxLength={mostWords}
        value={words.text}
        onChange={(event) => words.type(event.target.value)}
        aria-busy={(busy && words.q !== undefined) || undefined}
      />
    </form>
  );
}
