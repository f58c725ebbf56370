import type { ActivityEvent } from '@cyberharbour/shared-api/contract';

/** What the audit log says about an account, as its member reads it; what is not here, they do not. */
const events: Record<string, ActivityEvent> = {
  'user.email-requested': 'email.requested',
  'user.email': 'email.changed',
  'user.email-returned': 'email.returned',
  'user.key-added': 'key.added',
  'user.key-removed': 'key.removed',
  'user.recovery-codes': 'recovery-codes.made',
  'user.recovery-code': 'recovery-code.used',
  'user.role': 'role.changed',
  'user.deletion-requested': 'deletion.requested',
  'user.deletion-cancelled': 'deletion.cancelled',
  'user.recovery-requested': 'recovery.requested',
  'user.recovery-started': 'recovery.started',
  'user.recovery-stopped': 'recovery.stopped',
  'user.recovery-refused': 'recovery.stopped',
  'user.recovered': 'recovery.done',
  'user.admin-by-command': 'role.changed',
};

/** @param isOwn a signed-in member did it: with the current password, not with a code by mail */
export function toActivityEvent(action: string, isOwn: boolean): ActivityEvent | undefined {
  if (action === 'user.password') return isOwn ? 'password.changed' : 'password.reset';
  return events[action];
}
