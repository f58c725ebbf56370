import { limits } from '@cyberharbour/shared-api/contract';
import { useResources } from '@cyberharbour/shared-api/resources';
import { Button, Field, FieldError, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useId, useRef } from 'react';
import { toLines, toRows, type ActionRow } from './action-rows';

interface ActionsFieldProps {
  /** Of the first input: what an error summary links to. */
  id: string;
  value: string;
  onChange: (lines: string) => void;
  error: string | undefined;
}

/** One to five things that a campaign asks people to do, each with the address of a guide. */
export function ActionsField({ id, value, onChange, error }: ActionsFieldProps) {
  const { resources } = useResources();
  const library = useId();
  const errorId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = toRows(value);
  const change = (place: number, some: Partial<ActionRow>) =>
    onChange(toLines(rows.map((row, at) => (at === place ? { ...row, ...some } : row))));
  const focusRow = (place: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>('input[data-action]')[place]?.focus());
  const add = () => {
    onChange(`${toLines(rows)}\n`);
    focusRow(rows.length);
  };
  const remove = (place: number) => {
    onChange(toLines(rows.filter((_, at) => at !== place)));
    focusRow(Math.max(0, place - 1));
  };
  return (
    <fieldset ref={box} className="dash-campaign-actions" aria-describedby={error ? errorId : undefined}>
      <legend className="ui-legend">What people do (optional)</legend>
      <Stack>
        <span className="ui-hint">
          Up to {limits.actions} actions in plain words. A guide says how: choose one of the library, or give an address
          of your own.
        </span>
        {rows.map(({ text, guide }, place) => (
          <div key={place} className="dash-campaign-action">
            <Field id={place === 0 ? id : undefined} label={`Action ${place + 1}`}>
              <TextInput
                data-action=""
                value={text}
                aria-invalid={error ? true : undefined}
                placeholder={place === 0 ? 'Turn on two-step login' : undefined}
                onChange={(event) => change(place, { text: event.target.value })}
              />
            </Field>
            <Field label={`Guide for action ${place + 1} (optional)`}>
              <TextInput
                type="url"
                inputMode="url"
                list={library}
                value={guide}
                placeholder={place === 0 ? 'https://' : undefined}
                onChange={(event) => change(place, { guide: event.target.value.trim() })}
              />
            </Field>
            {rows.length > 1 ? (
              <Button tone="quiet" size="sm" aria-label={`Remove action ${place + 1}`} onClick={() => remove(place)}>
                Remove
              </Button>
            ) : null}
          </div>
        ))}
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {rows.length < limits.actions ? (
          <Row>
            <Button tone="quiet" size="sm" onClick={add}>
              Add another action
            </Button>
          </Row>
        ) : null}
      </Stack>
      <datalist id={library}>
        {resources.map((resource) => (
          <option key={resource.id} value={resource.link} label={resource.title} />
        ))}
      </datalist>
    </fieldset>
  );
}
