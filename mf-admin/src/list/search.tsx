import { SearchBox, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useSearchText } from '@cyberharbour/shared-ui/search-words';

interface SearchProps {
  label: string;
  /** What the list is narrowed to now. */
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** The list is on its way. */
  busy: boolean;
}

/** The search field of a list; the words live in the address. */
export function Search({ label, q, onSearch, busy }: SearchProps) {
  const { text, type } = useSearchText(q, onSearch);
  return (
    <SearchBox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={label}
      value={text}
      onChange={(event) => type(event.target.value)}
      aria-busy={(busy && q !== undefined) || undefined}
    />
  );
}
