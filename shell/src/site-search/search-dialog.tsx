import { Button, Checkbox, Field, FieldError, TextInput } from '@cyberharbour/shared-ui';
import { Dialog } from '@cyberharbour/shared-ui/dialog';
import type { SearchResult } from '@cyberharbour/shared-api/contract';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlashOn } from './slash-key';
import { Suggestions } from './suggestions';
import { turnSlash } from './turn-slash';
import { useSuggestions } from './use-suggestions';
import './search-dialog.css';

export interface SearchDialogProps {
  onClose: () => void;
}

/** The server takes no more characters. */
const mostCharacters = 200;

function SlashSetting() {
  const [isOn, setOn] = useState(isSlashOn);
  const [isStored, setStored] = useState(true);
  const turn = (on: boolean) => {
    setStored(turnSlash(on));
    setOn(on && isSlashOn());
  };
  return (
    <>
      <Checkbox label="The / key opens this search" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      {isStored ? null : <FieldError role="alert">This device stores no settings: the key stays as it was.</FieldError>}
    </>
  );
}

/** The place that an arrow key leads to; -1 is the field itself, between the last and the first. */
function move(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

/** A combobox (WAI-ARIA): the focus stays in the field, arrows go through what was found. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const { text, type, results, said } = useSuggestions();
  const [active, setActive] = useState<SearchResult>();
  const place = results.findIndex((each) => each === active);

  const leaveFor = (path: string) => {
    onClose();
    void navigate(path);
  };
  const pick = ({ link }: SearchResult) => {
    if (link.startsWith('/')) return leaveFor(link);
    onClose();
    window.open(link, '_blank', 'noreferrer');
  };
  const press = (event: KeyboardEvent) => {
    const next = move(event.key, place, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(results[next]);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = results[place];
    if (chosen) pick(chosen);
    else leaveFor(text.trim() === '' ? '/search' : `/search?${new URLSearchParams({ q: text.trim() }).toString()}`);
  };

  return (
    <Dialog open title="Search" className="ui-search-dialog" onClose={onClose}>
      <form role="search" onSubmit={submit}>
        <Field label="Blogs, campaigns, resources and help">
          <div className="ui-inline">
            <TextInput
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={results.length > 0}
              aria-controls={listId}
              aria-activedescendant={place < 0 ? undefined : `${listId}-${place}`}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={mostCharacters}
              value={text}
              onChange={({ target }) => type(target.value)}
              onKeyDown={press}
            />
            <Button type="submit">Search</Button>
          </div>
        </Field>
      </form>
      <p role="status" className="ui-search-dialog__said">
        {said}
      </p>
      <Suggestions id={listId} results={results} active={place} onPick={pick} />
      <SlashSetting />
    </Dialog>
  );
}
