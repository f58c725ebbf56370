import type { Action } from '../action';

export const twoStepActions = {
  'email-two-step': {
    title: 'Turn on two-step login for every email account',
    how: 'Look for “two-step” or “multi-factor” in the security settings. Choose a passkey or an app if you can; a text message is still far better than nothing.',
    minutes: 15,
    reading: 'secondStep',
    strategy: 'Multi-factor authentication',
  },
  'bank-two-step': {
    title: 'Turn on two-step login wherever money moves',
    how: 'Bank first, then accounting, payroll and online shop. Do it for every person who can log in, not only for yourself.',
    minutes: 30,
    reading: 'secondStep',
    strategy: 'Multi-factor authentication',
  },
  'away-two-step': {
    title: 'Put a second step in front of every way in from outside',
    how: 'List the ways in. Close those that nobody uses, and turn on two-step login for the rest; ask whoever looks after your computers.',
    minutes: 120,
    reading: 'secondStep',
    strategy: 'Multi-factor authentication',
  },
  'codes-kept': {
    title: 'Agree that login codes are never read out',
    how: 'Say it at the next meeting or dinner: whoever asks for a code is not who they say they are. Hang up and ring back on a number you already had.',
    minutes: 10,
    reading: 'pressure',
  },
} as const satisfies Record<string, Action>;
