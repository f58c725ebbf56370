import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Flag, type SignalLetter } from '../flag';
import './badge.css';

// P "about to sail", C "yes", M "stopped", D "keep clear", N "no".
const flown = {
  pending: { letter: 'P', word: 'Pending' },
  approved: { letter: 'C', word: 'Approved' },
  active: { letter: 'C', word: 'Active' },
  archived: { letter: 'M', word: 'Archived' },
  expired: { letter: 'D', word: 'Expired' },
  rejected: { letter: 'N', word: 'Sent back' },
} as const satisfies Record<string, { letter: SignalLetter; word: string }>;

export type BadgeStatus = keyof typeof flown;

export interface BadgeProps extends ComponentProps<'span'> {
  status?: BadgeStatus | undefined;
}

/**
 * Where something stands: flag, word and tint, never colour alone. Children replace the word; without a status it is
 * plain.
 */
export function Badge({ status, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames('ui-badge', className)} data-status={status}>
      {status ? <Flag letter={flown[status].letter} /> : null}
      {children ?? (status ? flown[status].word : null)}
    </span>
  );
}

/** How many are waiting: a number in the tint of a pending badge. `label` is for screen readers. */
export const CountBadge = ({
  count,
  label,
  className,
  ...rest
}: ComponentProps<'span'> & { count: number; label: string }) => (
  <span {...rest} className={classNames('ui-badge', className)} data-status="pending">
    {count.toLocaleString('en-AU')}
    <span className="ui-hidden"> {label}</span>
  </span>
);

/** What something is about, below the flag that ships would fly for it. */
export const TopicBadge = ({
  letter,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & { letter: SignalLetter }) => (
  <span {...rest} className={classNames('ui-badge', className)} data-status="topic">
    <Flag letter={letter} />
    {children}
  </span>
);
