import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldWiring } from '../field';
import { Note } from '../text';
import '../field/field.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  size?: 'sm' | undefined;
  /**
   * How many characters are meant; what is left is said below. It does not cut: a paste that is too long can be
   * shortened by its author.
   */
  limit?: number | undefined;
  /** What the counter says. */
  countLabel?: ((left: number) => string) | undefined;
}

const english = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;

export function TextArea({ size, limit, countLabel = english, className, ref, onInput, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring();
  const counterId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(0);
  const described = rest['aria-describedby'] ?? wiring['aria-describedby'];
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  // A form library puts a draft into the element itself: no prop says how long it is.
  useLayoutEffect(() => setTyped(area.current?.value.length ?? 0), [rest.value]);
  return (
    <>
      <textarea
        {...wiring}
        {...rest}
        ref={area}
        aria-describedby={classNames(described, limit !== undefined && counterId) || undefined}
        data-size={size}
        className={classNames('ui-input', className)}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {limit === undefined ? null : (
        <Note className="ui-counter" id={counterId} data-over={typed > limit || undefined}>
          {countLabel(limit - typed)}
        </Note>
      )}
    </>
  );
}
