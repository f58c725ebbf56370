import type { ActivityEntry, ActivityEvent } from '@cyberharbour/shared-api/contract';

const sentences: Record<ActivityEvent, string> = {
  'account.opened': 'You opened this account',
  'login.accepted': 'Signed in',
  'login.refused': 'A sign-in with a wrong password was refused',
  'code.refused': 'A wrong code for a second step was refused',
  'login.reported': 'A sign-in was reported as not yours. Every device was signed out',
  'session.left': 'Signed out',
  'session.ended': 'Other devices were signed out',
  'password.changed': 'The password was changed. Every other device was signed out',
  'password.reset': 'A new password was chosen with a code from your email. Every device was signed out',
  'email.requested': 'A new email was asked for',
  'email.changed': 'The email was changed',
  'email.returned': 'The old email was restored. Every device was signed out',
  'key.added': 'A second step was added',
  'key.removed': 'A second step was removed',
  'recovery-codes.made': 'New recovery codes were made',
  'recovery-code.used': 'A recovery code was used',
  'role.changed': 'The role of your account was changed',
  'deletion.requested': 'The deletion of the account was asked for',
  'deletion.cancelled': 'The deletion of the account was taken back',
  'recovery.requested': 'Somebody asked an administrator to let them into this account',
  'recovery.started': 'Somebody asked for this account, and the days to stop it began',
  'recovery.stopped': 'A request for this account was stopped',
  'recovery.done': 'The account got another email by recovery. Every device was signed out',
};

const isKnown = (event: string): event is ActivityEvent => event in sentences;

/** A server of a later release may tell of what this page does not know. */
export function sayWhat({ event, detail }: ActivityEntry): string {
  if (event === 'role.changed' && detail) return `The role of your account became ${detail}`;
  // All others at once are counted; one is named.
  if (event === 'session.ended' && detail && !/^\d+$/.test(detail)) return `Another device was signed out: ${detail}`;
  return isKnown(event) ? sentences[event] : 'Something about your account was changed';
}

export function sayWhere({ event, device, network }: ActivityEntry): string {
  if (device !== null && network !== null) return `, ${device} (${network})`;
  return event === 'role.changed' ? ', by an administrator' : '';
}
