import type { Question } from '../question';

export const passwords = [
  {
    id: 'own-password',
    area: 'passwords',
    ask: 'Does every important login have a password of its own?',
    hint: 'When one shop loses its passwords, thieves try them everywhere else.',
    partly: 'Most of them',
    weight: 3,
  },
  {
    id: 'password-manager',
    area: 'passwords',
    ask: 'Are your passwords kept in a password manager?',
    hint: 'An app, or the one built into your phone or browser. A sticky note or a spreadsheet is a no.',
    partly: 'Some of them',
    weight: 2,
  },
  {
    id: 'own-login',
    area: 'passwords',
    ask: 'Does each person log in as themselves?',
    hint: 'A login shared by three people cannot be taken back from one of them.',
    partly: 'For most things',
    none: 'Nobody else logs in',
    only: 'group',
    weight: 2,
  },
  {
    id: 'plain-account',
    area: 'passwords',
    ask: 'Is your everyday computer account one that cannot change the whole computer?',
    hint: 'If it can install anything without asking for another password, it is an administrator.',
    partly: 'On some computers',
    weight: 2,
  },
] as const satisfies readonly Question[];
