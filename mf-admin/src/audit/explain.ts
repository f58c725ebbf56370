import type { AuditEntry } from '@cyberharbour/shared-api/contract';
import { accountActs, alertActs, letterActs, postActs, releaseActs, resourceActs } from './acts';

function nameActor({ actor, action }: AuditEntry): string {
  if (actor !== null) return actor.name ?? 'A deleted account';
  return action.endsWith('-by-command') ? 'An operator' : 'Somebody who was not signed in';
}

function nameSubject({ kind, actor, itemId, itemName, before, after }: AuditEntry): string {
  if (kind === 'release') return itemId;
  if (kind !== 'user') {
    const title = before?.['title'] ?? after?.['title'];
    return typeof title === 'string' ? `the ${kind} “${title}”` : `a ${kind}`;
  }
  if (actor?._id === itemId) return 'their own';
  return itemName ? `${itemName}’s` : 'a deleted member’s';
}

/** What one entry of the log tells, as a sentence. */
export function explain(entry: AuditEntry): string {
  const verb = entry.action.slice(entry.action.indexOf('.') + 1);
  const all = {
    user: accountActs,
    blog: postActs,
    campaign: postActs,
    update: postActs,
    release: releaseActs,
    resource: resourceActs,
    letter: letterActs,
    alert: alertActs,
  };
  const acts: Partial<Record<string, (typeof postActs)['status']>> = all[entry.kind];
  // A server of a later release may record what has no words here.
  const did = acts[verb]?.say(nameSubject(entry), entry) ?? `did “${entry.action}”`;
  const isBlind = entry.kind !== 'user' && entry.after?.['unconditional'] === true;
  return `${nameActor(entry)} ${did}${isBlind ? ', without saying which version they read' : ''}.`;
}
