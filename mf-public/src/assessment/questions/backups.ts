import type { Question } from '../question';

export const backups = [
  {
    id: 'backup-made',
    area: 'backups',
    ask: 'Is everything you could not do without copied by itself, at least once a week?',
    hint: 'Accounts, customer lists, bookings, photos.',
    partly: 'Some of it',
    weight: 3,
  },
  {
    id: 'backup-apart',
    area: 'backups',
    ask: 'Is one copy kept where fire, thieves and bad software cannot reach it?',
    hint: 'A drive that is always plugged in is locked up together with the computer.',
    weight: 2,
  },
  {
    id: 'backup-tried',
    area: 'backups',
    ask: 'Have you tried getting a file back in the last year?',
    hint: 'A backup that nobody has tried is a hope.',
    partly: 'Longer ago',
    weight: 2,
  },
] as const satisfies readonly Question[];
