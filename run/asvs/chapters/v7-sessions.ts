import { type Chapter, meet, notApplicable } from '../requirement.ts';

const noProvider = 'Sessions are the product’s own; nobody signs in by another provider.';

export const sessions: Chapter = {
  title: 'V7 Session management',
  requirements: {
    '7.1.1': meet(
      'Lives of sessions, idle and in all, are written down with their reasons.',
      '15 days without a visit and 30 in all for members, 12 hours for administrators; settable.',
      'sessionIdle',
      'docs/protection.md#sessions',
    ),
    '7.1.2': meet(
      'It is written down how many sessions an account may have.',
      'As many as its member opens; each is listed and can be ended, and a new device is mailed.',
      'ownSessions',
      'docs/protection.md#sessions',
    ),
    '7.1.3': notApplicable('Systems that share sessions are written down.', noProvider),
    '7.2.1': meet(
      'The server verifies the token of a session.',
      'It is looked up in the database on every request.',
      'matrix',
      'logout',
    ),
    '7.2.2': meet(
      'Tokens of sessions are made for each session.',
      'Random, and replaced at verification and change of role.',
      'sessionRenewed',
      'ownSessions',
    ),
    '7.2.3': meet(
      'Tokens have 128 bits of randomness.',
      '256 bits of `node:crypto`; the database has their SHA-256 alone.',
      'sessionToken',
    ),
    '7.2.4': meet(
      'A login gives another token and ends the session before.',
      'Also at verification, change of role and of password.',
      'sessionToken',
      'sessionRenewed',
      'passwordChange',
    ),
    '7.3.1': meet(
      'A session that is not used ends.',
      'After half of its longest life: 15 days for members. Administrators have 12 hours in all.',
      'sessionIdle',
      'docs/protection.md#sessions',
    ),
    '7.3.2': meet(
      'A session ends after a longest life.',
      '30 days for members, 12 hours for administrators.',
      'sessionLife',
      'docs/protection.md#sessions',
    ),
    '7.4.1': meet('A session that ended opens nothing.', 'Its row is deleted.', 'logout', 'sessionLife'),
    '7.4.2': meet(
      'Sessions end when their account is closed.',
      'In the transaction that deletes it.',
      'matrix',
      'accountErased',
    ),
    '7.4.3': meet(
      'After a change of a factor the other sessions can be ended.',
      'A change of password ends them; second steps have the list of sessions beside them.',
      'passwordChange',
      'reset',
      'endOthers',
    ),
    '7.4.4': meet('A way to log out is in sight on every private page.', 'In the header of every page.', 'signOutLink'),
    '7.4.5': meet(
      'Administrators can end sessions of one user, or of all.',
      'By deleting the account, and by `account sign-out` of the operator.',
      'signOutCommand',
      'docs/protection.md#sessions',
    ),
    '7.5.1': meet(
      'Sensitive details change only after a new proof.',
      'E-mail and password ask for the current password, keys for a fresh check.',
      'freshCheck',
      'emailChange',
      'passwordFields',
    ),
    '7.5.2': meet(
      'Users see their sessions, and end them after a new proof.',
      'Listed with device and network; ending another one needs a fresh check.',
      'ownSessions',
      'endFresh',
      'ownSessionsEnd',
    ),
    '7.6.1': notApplicable('Lives of sessions fit those of the provider.', noProvider),
    '7.6.2': meet(
      'No session begins without somebody doing something.',
      'By registration, a login or a passkey; links of mails sign nobody in.',
      'linkTokens',
      'matrixWhole',
    ),
  },
};
