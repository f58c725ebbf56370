import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { classNames } from '../class-names';
import './error-summary.css';

export interface FieldFailure {
  /** The id of the input, as given to its `Field`. Without one, the failure belongs to the whole form. */
  id?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  errors: readonly FieldFailure[];
  heading?: string;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** All that is wrong with a form, in one place; takes the focus whenever what it says changes. Renders nothing without errors. */
export function ErrorSummary({ errors, heading = 'There is a problem', className, ...rest }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);

  if (errors.length === 0) return null;
  return (
    <div role="alert" aria-labelledby={headingId} {...rest} ref={box} tabIndex={-1} className={classNames('ui-summary', className)}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={goToField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
