import type { Question } from '../question';

export const twoStep: readonly Question[] = [
  {
    id: 'email-two-step',
    area: 'two-step',
    ask: 'Does your email ask for a second step when you log in on a new device?',
    hint: 'A code, an app, a passkey or a fingerprint as well as the password. Whoever has your email can reset everything else.',
    partly: 'On some accounts',
    weight: 3,
    action: {
      title: 'Turn on two-step login for every email account',
      how: 'Look for “two-step” or “multi-factor” in the security settings. Choose a passkey or an app if you can; a text message is still far better than nothing.',
      minutes: 15,
      reading: 'secondStep',
      strategy: 'Multi-factor authentication',
    },
  },
  {
    id: 'bank-two-step',
    area: 'two-step',
    ask: 'Do your banking, accounting and payroll ask for a second step?',
    hint: 'Anything that can move money or holds tax file numbers.',
    partly: 'Some of them',
    weight: 3,
    action: {
      title: 'Turn on two-step login wherever money moves',
      how: 'Bank first, then accounting, payroll and online shop. Do it for every person who can log in, not only for yourself.',
      minutes: 30,
      reading: 'secondStep',
      strategy: 'Multi-factor authentication',
    },
  },
  {
    id: 'away-two-step',
    area: 'two-step',
    ask: 'Does logging in to your work from somewhere else need a second step?',
    hint: 'Remote desktop, VPN, shared files, and the back end of your website.',
    partly: 'Some of it',
    none: 'Nobody logs in from elsewhere',
    weight: 2,
    action: {
      title: 'Put a second step in front of every way in from outside',
      how: 'List the ways in. Close those that nobody uses, and turn on two-step login for the rest; ask whoever looks after your computers.',
      minutes: 120,
      reading: 'secondStep',
      strategy: 'Multi-factor authentication',
    },
  },
  {
    id: 'codes-kept',
    area: 'two-step',
    ask: 'Does everyone know never to read a login code out to somebody who rings?',
    hint: 'A bank, a phone company or the tax office never needs your code.',
    partly: 'Most of us',
    weight: 2,
    action: {
      title: 'Agree that login codes are never read out',
      how: 'Say it at the next meeting or dinner: whoever asks for a code is not who they say they are. Hang up and ring back on a number you already had.',
      minutes: 10,
      reading: 'pressure',
    },
  },
];
