import type { Action } from '../action';

export const moneyActions = {
  'ring-back': {
    title: 'Ring before you change any bank details',
    how: 'Write it above the desk: new bank details mean a phone call, on a number from an old invoice or your own contacts, before anything is paid.',
    minutes: 10,
    reading: 'invoices',
  },
  'two-people': {
    title: 'Let two people approve large and first payments',
    how: 'Agree on an amount, and turn on two approvals at your bank.',
    minutes: 30,
    reading: 'invoices',
  },
  'urgent-pause': {
    title: 'Make it normal to stop and check an urgent request',
    how: 'Agree on a line such as “I will ring you back”, and promise that nobody will be in trouble for using it.',
    minutes: 15,
    reading: 'pressure',
  },
} as const satisfies Record<string, Action>;
