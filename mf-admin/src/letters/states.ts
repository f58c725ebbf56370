import type { LetterState } from '@cyberharbour/shared-api/contract';
import type { BadgeStatus } from '@cyberharbour/shared-ui';

/** Where a letter stands, in words and as a badge shows it. */
export const letterStates: Record<LetterState, { label: string; badge: BadgeStatus }> = {
  draft: { label: 'Draft', badge: 'pending' },
  scheduled: { label: 'Scheduled', badge: 'pending' },
  sending: { label: 'On its way', badge: 'active' },
  sent: { label: 'Sent', badge: 'approved' },
  stopped: { label: 'Stopped', badge: 'archived' },
};
