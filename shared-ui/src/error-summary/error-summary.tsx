import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
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
  /** Stands under the list: what to do next. */
  children?: ReactNode;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * All that is wrong with a form, in one place. Takes the focus after every submit that fails, at once or when the
 * answer comes; what changes
 * while somebody mends a field leaves them there. Renders nothing without errors.
 */
export function ErrorSummary({
  errors,
  heading = 'There is a problem',
  className,
  children,
  ...rest
}: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map(({ message }) => message).join('\n');
  const submitted = useRef(true);
  const shown = said !== '';
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!shown || !form) return;
    const onInput = () => void (submitted.current = false);
    const onSubmit = () => {
      submitted.current = true;
      // The form looks at its fields first; what it finds may be what is said already.
      setTimeout(() => box.current?.focus());
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      submitted.current = true;
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [shown]);
  useEffect(() => {
    if (said && submitted.current) box.current?.focus();
  }, [said]);

  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      aria-labelledby={headingId}
      {...rest}
      ref={box}
      tabIndex={-1}
      className={classNames('ui-summary', className)}
    >
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
      {children}
    </div>
  );
}
