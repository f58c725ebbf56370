import type { SubscriberState } from '@cyberharbour/shared-api/contract';
import type { BadgeStatus } from '@cyberharbour/shared-ui';

/** Where somebody stands with the newsletter, in words and as a badge shows it. */
export const states = [
  { value: 'subscribed', label: 'Subscribed', badge: 'active' },
  { value: 'waiting', label: 'Waiting', badge: 'pending' },
  { value: 'left', label: 'Left', badge: 'archived' },
] as const satisfies readonly { value: SubscriberState; label: string; badge: BadgeStatus }[];

export const stateWords = states.map(({ value }) => value);
