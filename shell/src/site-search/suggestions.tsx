import { searchedKindWords, type SearchResult } from '@cyberharbour/shared-api/contract';
import { Note, VisuallyHidden } from '@cyberharbour/shared-ui';

interface SuggestionsProps {
  id: string;
  results: readonly SearchResult[];
  /** The place of the one that is chosen by the arrow keys, or less than 0. */
  active: number;
  onPick: (result: SearchResult) => void;
}

/** What was found, as the list of a combobox: whoever uses keys does so in the field. */
export const Suggestions = ({ id, results, active, onPick }: SuggestionsProps) => (
  <div role="listbox" id={id} aria-label="Suggestions" className="ui-suggestions" hidden={results.length === 0}>
    {results.map((result, place) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are pressed in the field (combobox)
      <div
        key={`${result.kind} ${result._id}`}
        id={`${id}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(result)}
      >
        <bdi>{result.title}</bdi>
        <Note>
          {searchedKindWords[result.kind].one}
          {result.link.startsWith('/') ? null : <VisuallyHidden>, opens in a new tab</VisuallyHidden>}
        </Note>
      </div>
    ))}
  </div>
);
