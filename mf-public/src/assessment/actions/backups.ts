import type { Action } from '../action';

export const backupsActions = {
  'backup-made': {
    title: 'Set up a backup that runs by itself',
    how: 'List what you could not do without, and let a backup program or a cloud service copy it every day or week.',
    minutes: 90,
    reading: 'backups',
    strategy: 'Regular backups',
  },
  'backup-apart': {
    title: 'Keep one copy somewhere else',
    how: 'Unplug a drive and take it home, or use a cloud service that keeps older versions and has a login of its own.',
    minutes: 60,
    reading: 'backups',
    strategy: 'Regular backups',
  },
  'backup-tried': {
    title: 'Try getting a file back',
    how: 'Pick one file, restore it to another folder and open it. Put the next try in the calendar.',
    minutes: 20,
    reading: 'backups',
    strategy: 'Regular backups',
  },
} as const satisfies Record<string, Action>;
