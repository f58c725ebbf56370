import type { Action } from '../action';

export const programsActions = {
  'programs-checked': {
    title: 'Let only checked programs be installed',
    how: 'Allow apps only from the official store in the settings, and name one person who says yes to anything else.',
    minutes: 60,
    reading: 'malware',
    strategy: 'Application control',
  },
  'macros-off': {
    title: 'Switch off macros in Microsoft Office',
    how: 'In the Trust Center of each Office program, choose to disable macros. Leave them on only for the person whose work needs them.',
    minutes: 30,
    reading: 'ransomware',
    strategy: 'Restrict Microsoft Office macros',
  },
  'browser-tidy': {
    title: 'Tidy up every browser',
    how: 'Remove extensions that you do not know, turn on the built-in protection, and block ads and pop-ups.',
    minutes: 20,
    reading: 'phishing',
    strategy: 'User application hardening',
  },
} as const satisfies Record<string, Action>;
