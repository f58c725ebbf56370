import { accountActs, postActs, releaseActs, type AuditEntry } from '@cyberharbour/shared-api/contract';
import { auditEntry } from '@cyberharbour/shared-api/testing';
import { explain } from './explain';

const account = (action: string, some: Partial<AuditEntry> = {}) =>
  auditEntry({
    kind: 'user',
    itemId: 'u1',
    itemName: 'Zoë',
    action: `user.${action}`,
    before: null,
    after: null,
    ...some,
  });
const release = (action: string, some: Partial<AuditEntry>) =>
  auditEntry({ kind: 'release', itemId: 'mf_public', action: `release.${action}`, before: null, ...some });
const post = (action: string, some: Partial<AuditEntry> = {}) =>
  auditEntry({ action: `blog.${action}`, before: { title: 'Tides', status: 'pending' }, ...some });

it.each([
  ['who approved what', post('status'), 'Priya Nair approved the blog “Tides”.'],
  [
    'another status',
    post('status', { after: { status: 'archived' } }),
    'Priya Nair changed the blog “Tides” from pending to archived.',
  ],
  [
    'a reason without a change',
    post('status', { after: { status: 'pending' } }),
    'Priya Nair said why the blog “Tides” is pending.',
  ],
  [
    'a decision that named no version',
    post('status', { after: { status: 'approved', unconditional: true } }),
    'Priya Nair approved the blog “Tides”, without saying which version they read.',
  ],
  ['what was sent back', post('sent-back'), 'Priya Nair sent the blog “Tides” back to its author.'],
  ['a post without a title', post('deleted', { before: null, after: null }), 'Priya Nair deleted a blog.'],
  [
    'a role',
    account('role', { before: { role: 'general' }, after: { role: 'admin' } }),
    'Priya Nair changed Zoë’s role from general to admin.',
  ],
  [
    'what somebody did to their own account',
    account('password', { actor: { _id: 'u1', name: 'Zoë' } }),
    'Zoë set a new password for their own account.',
  ],
  [
    'what nobody signed in did',
    account('password', { actor: null }),
    'Somebody who was not signed in set a new password for Zoë’s account.',
  ],
  [
    'what an operator did',
    account('unlocked-by-command', { actor: null }),
    'An operator removed every second step of Zoë’s account at the command line.',
  ],
  [
    'what an operator did to everybody',
    account('signed-out-by-command', { actor: null, itemName: null, after: { everybody: true } }),
    'An operator ended every session of every account at the command line.',
  ],
  [
    'accounts that are gone',
    account('deleted', { actor: { _id: 'a9', name: null }, itemName: null }),
    'A deleted account deleted a deleted member’s account.',
  ],
  [
    'a trial that was put up',
    release('moved', { after: { move: 'promote', version: '1.2.0', percent: 10 } }),
    'Priya Nair asked to promote mf_public 1.2.0 for 10 % of visitors.',
  ],
  [
    'a roll back that was refused',
    release('refused', { after: { move: 'rollback' } }),
    'Priya Nair was refused to roll back mf_public.',
  ],
  ['what a later server records', account('new-thing'), 'Priya Nair did “user.new-thing”.'],
])('says %s', (_what, entry, said) => expect(explain(entry)).toBe(said));

it('has words for everything that is recorded', () => {
  const releases = releaseActs.map((act) => release(act, { after: { move: 'pin' } }));
  for (const entry of [...accountActs.map((act) => account(act)), ...postActs.map((act) => post(act)), ...releases])
    expect(explain(entry)).not.toMatch(/did “|undefined/);
});
