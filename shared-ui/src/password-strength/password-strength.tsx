import { Note, VisuallyHidden } from '@cyberharbour/shared-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { strengthOf, type Strength } from './strength';
import './password-strength.css';

export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  password: string;
  label?: string;
  words?: Record<Strength, string>;
}

const english: Record<Strength, string> = {
  weak: 'Weak. Three or four words in a row are easier to keep and harder to guess.',
  fair: 'Fair. A word more makes it strong.',
  strong: 'Strong.',
};

/**
 * Says, while a new password is chosen, how long it would hold. It judges only here: nothing is sent, nothing is
 * refused.
 */
export function PasswordStrength({
  password,
  label = 'Password strength',
  words = english,
  className,
  ...rest
}: PasswordStrengthProps) {
  const strength = password ? strengthOf(password) : undefined;
  return (
    <div {...rest} className={classNames('ui-strength', className)} data-strength={strength}>
      <span className="ui-strength__bars" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <Note role="status">
        {strength ? (
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {words[strength]}
          </>
        ) : null}
      </Note>
    </div>
  );
}
