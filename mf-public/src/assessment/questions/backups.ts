import type { Question } from '../question';

export const backups: readonly Question[] = [
  {
    id: 'backup-made',
    area: 'backups',
    ask: 'Is everything you could not do without copied by itself, at least once a week?',
    hint: 'Accounts, customer lists, bookings, photos.',
    partly: 'Some of it',
    weight: 3,
    action: {
      title: 'Set up a backup that runs by itself',
      how: 'List what you could not do without, and let a backup program or a cloud service copy it every day or week.',
      minutes: 90,
      reading: 'backups',
      strategy: 'Regular backups',
    },
  },
  {
    id: 'backup-apart',
    area: 'backups',
    ask: 'Is one copy kept where fire, thieves and bad software cannot reach it?',
    hint: 'A drive that is always plugged in is locked up together with the computer.',
    weight: 2,
    action: {
      title: 'Keep one copy somewhere else',
      how: 'Unplug a drive and take it home, or use a cloud service that keeps older versions and has a login of its own.',
      minutes: 60,
      reading: 'backups',
      strategy: 'Regular backups',
    },
  },
  {
    id: 'backup-tried',
    area: 'backups',
    ask: 'Have you tried getting a file back in the last year?',
    hint: 'A backup that nobody has tried is a hope.',
    partly: 'Longer ago',
    weight: 2,
    action: {
      title: 'Try getting a file back',
      how: 'Pick one file, restore it to another folder and open it. Put the next try in the calendar.',
      minutes: 20,
      reading: 'backups',
      strategy: 'Regular backups',
    },
  },
];
