import { FieldError, type FieldText, useFieldIds } from '@cyberharbour/shared-ui';
import { useRef, type ClipboardEvent, type ComponentProps, type InputEvent, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { backspace, digitAt, paste, type } from './digits';
import './code-input.css';

export interface CodeInputProps extends FieldText, Omit<ComponentProps<'fieldset'>, 'onChange' | 'id'> {
  id?: string | undefined;
  /** Up to six digits; an empty box is a space, so that the boxes after it stay where they are. */
  value: string;
  onChange: (value: string) => void;
  /** Of every box: a form that is sent without script has each digit under it, in their order. */
  name?: string;
  /** What a box is called, for screen readers. */
  boxLabel?: (box: number) => string;
}

const boxes = [0, 1, 2, 3, 4, 5] as const;

/** Six boxes for the digits of a code. A paste counts only when it is exactly six digits, in any box. */
export function CodeInput({
  label,
  hint,
  error,
  id: given,
  value,
  onChange,
  boxLabel = (box) => `Digit ${box} of 6`,
  className,
  disabled,
  name,
  ...rest
}: CodeInputProps) {
  const { id, hintId, errorId, wiring } = useFieldIds(given, { hint, error });
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (box: number) => inputs.current[Math.min(Math.max(box, 0), 5)]?.focus();

  function take(next: { value: string; box: number } | undefined) {
    if (!next) return;
    onChange(next.value);
    focus(next.box);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, box: number) {
    if (event.key === 'ArrowLeft') focus(box - 1);
    else if (event.key === 'ArrowRight') focus(box + 1);
    // The digit that is there already is no change: typed over itself, it goes on all the same.
    else if (event.key !== '' && event.key === digitAt(value, box)) focus(box + 1);
    else if (event.key === 'Backspace') take(backspace(value, box));
    else return;
    event.preventDefault();
  }
  /** The same for keyboards on a screen, which name no key. */
  function passSame(event: InputEvent<HTMLInputElement>, box: number) {
    if (event.data === '' || event.data !== digitAt(value, box)) return;
    event.preventDefault();
    focus(box + 1);
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    take(paste(event.clipboardData.getData('text')));
  }

  return (
    <fieldset
      {...rest}
      disabled={disabled}
      aria-describedby={wiring['aria-describedby']}
      className={classNames('ui-code', className)}
    >
      <legend className="ui-legend">{label}</legend>
      <div className="ui-code__boxes" onPaste={onPaste}>
        {boxes.map((box) => (
          <input
            key={box}
            ref={(input) => {
              inputs.current[box] = input;
            }}
            id={box === 0 ? id : undefined}
            name={name}
            className="ui-input"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(box + 1)}
            aria-invalid={wiring['aria-invalid']}
            placeholder=" "
            value={digitAt(value, box)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => onKeyDown(event, box)}
            onBeforeInput={(event) => passSame(event, box)}
            onChange={(event) => take(type(value, box, event.target.value))}
          />
        ))}
      </div>
      {hint ? (
        <p className="ui-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
