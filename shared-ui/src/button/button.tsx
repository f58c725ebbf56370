import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names';
import './button.css';

export interface ButtonLook {
  /** `beacon` is the single invitation of a screen. */
  tone?: 'primary' | 'beacon' | 'quiet' | 'danger' | 'danger-solid' | undefined;
  size?: 'lg' | 'sm' | 'icon' | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: a second press is refused, and the focus stays where it is (so not `disabled`). */
  busy?: boolean | undefined;
  /** Not now: refused like `busy`, and the focus stays too. */
  'aria-disabled'?: boolean | undefined;
}

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  tone,
  size,
  busy = false,
  'aria-disabled': notNow = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const refused = busy || notNow;
  return (
    <button
      type="button"
      {...rest}
      className={classNames('ui-button', className)}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      onClick={refused ? refuse : onClick}
    />
  );
}
