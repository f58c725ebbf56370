import type { Question } from '../question';

export const money: readonly Question[] = [
  {
    id: 'ring-back',
    area: 'money',
    ask: 'When somebody sends new bank details, do you ring a number you already had?',
    hint: 'Not the number in the email or on the new invoice.',
    yes: 'Yes, every time',
    partly: 'Sometimes',
    weight: 3,
    action: {
      title: 'Ring before you change any bank details',
      how: 'Write it above the desk: new bank details mean a phone call, on a number from an old invoice or your own contacts, before anything is paid.',
      minutes: 10,
      reading: 'invoices',
    },
  },
  {
    id: 'two-people',
    area: 'money',
    ask: 'Do two people look at a large payment, or at the first one to somebody new?',
    hint: 'Most banks can ask for two approvals.',
    partly: 'Sometimes',
    none: 'I handle money alone',
    weight: 2,
    action: {
      title: 'Let two people approve large and first payments',
      how: 'Agree on an amount, and turn on two approvals at your bank.',
      minutes: 30,
      reading: 'invoices',
    },
  },
  {
    id: 'urgent-pause',
    area: 'money',
    ask: 'Would everyone stop and check if the boss or a relative wrote “pay this now”?',
    hint: 'Also by text message, and in a voice that sounds right.',
    partly: 'Most of us',
    weight: 2,
    action: {
      title: 'Make it normal to stop and check an urgent request',
      how: 'Agree on a line such as “I will ring you back”, and promise that nobody will be in trouble for using it.',
      minutes: 15,
      reading: 'pressure',
    },
  },
];
