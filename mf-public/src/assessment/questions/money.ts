import type { Question } from '../question';

export const money = [
  {
    id: 'ring-back',
    area: 'money',
    ask: 'When somebody sends new bank details, do you ring a number you already had?',
    hint: 'Not the number in the email or on the new invoice.',
    yes: 'Yes, every time',
    partly: 'Sometimes',
    weight: 3,
  },
  {
    id: 'two-people',
    area: 'money',
    ask: 'Do two people look at a large payment, or at the first one to somebody new?',
    hint: 'Most banks can ask for two approvals.',
    partly: 'Sometimes',
    none: 'I handle money alone',
    only: 'group',
    weight: 2,
  },
  {
    id: 'urgent-pause',
    area: 'money',
    ask: 'Would everyone stop and check if the boss or a relative wrote “pay this now”?',
    hint: 'Also by text message, and in a voice that sounds right.',
    partly: 'Most of us',
    weight: 2,
  },
] as const satisfies readonly Question[];
