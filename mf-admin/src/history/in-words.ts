import type { AuditEntry } from '@cyberharbour/shared-api/contract';

const phrases: Record<string, string> = {
  'sent-back': 'Sent back to its author',
  edited: 'Edited',
  deleted: 'Deleted',
  added: 'Added',
  retired: 'Retired',
  restored: 'Brought back',
  moved: 'Moved',
};

/** What one entry of the log tells, for people. */
export function inWords({ action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>): string {
  const verb = action.split('.')[1] ?? action;
  const fact = verb === 'role' ? 'role' : 'status';
  const [was, is] = [before?.[fact], after?.[fact]];
  if (phrases[verb] !== undefined) return phrases[verb];
  if (was === undefined || is === undefined) return action;
  return was === is ? `Said why it is ${String(is)}` : `From ${String(was)} to ${String(is)}`;
}
