import type { Question } from '../question';

export const twoStep = [
  {
    id: 'email-two-step',
    area: 'two-step',
    ask: 'Does your email ask for a second step when you log in on a new device?',
    hint: 'A code, an app, a passkey or a fingerprint as well as the password. Whoever has your email can reset everything else.',
    partly: 'On some accounts',
    weight: 3,
  },
  {
    id: 'bank-two-step',
    area: 'two-step',
    ask: 'Do your banking, accounting and payroll ask for a second step?',
    hint: 'Anything that can move money or holds tax file numbers.',
    partly: 'Some of them',
    weight: 3,
  },
  {
    id: 'away-two-step',
    area: 'two-step',
    ask: 'Does logging in to your work from somewhere else need a second step?',
    hint: 'Remote desktop, VPN, shared files, and the back end of your website.',
    partly: 'Some of it',
    none: 'Nobody logs in from elsewhere',
    only: 'group',
    weight: 2,
  },
  {
    id: 'codes-kept',
    area: 'two-step',
    ask: 'Does everyone know never to read a login code out to somebody who rings?',
    hint: 'A bank, a phone company or the tax office never needs your code.',
    partly: 'Most of us',
    weight: 2,
  },
] as const satisfies readonly Question[];
