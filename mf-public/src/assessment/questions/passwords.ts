import type { Question } from '../question';

export const passwords: readonly Question[] = [
  {
    id: 'own-password',
    area: 'passwords',
    ask: 'Does every important login have a password of its own?',
    hint: 'When one shop loses its passwords, thieves try them everywhere else.',
    partly: 'Most of them',
    weight: 3,
    action: {
      title: 'Give every important login its own password',
      how: 'Start with email and banking, then work down. Long and ordinary is good: four words that do not belong together.',
      minutes: 120,
      reading: 'passphrases',
    },
  },
  {
    id: 'password-manager',
    area: 'passwords',
    ask: 'Are your passwords kept in a password manager?',
    hint: 'An app, or the one built into your phone or browser. A sticky note or a spreadsheet is a no.',
    partly: 'Some of them',
    weight: 2,
    action: {
      title: 'Move your passwords into a password manager',
      how: 'Choose one, protect it with a long passphrase and two-step login, and let it save each password as you next log in.',
      minutes: 60,
      reading: 'passphrases',
    },
  },
  {
    id: 'own-login',
    area: 'passwords',
    ask: 'Does each person log in as themselves?',
    hint: 'A login shared by three people cannot be taken back from one of them.',
    partly: 'For most things',
    none: 'Nobody else logs in',
    weight: 2,
    action: {
      title: 'Give each person a login of their own',
      how: 'Make one account per person, change the shared password, and close the logins of everybody who has left.',
      minutes: 90,
      reading: 'passphrases',
    },
  },
  {
    id: 'plain-account',
    area: 'passwords',
    ask: 'Is your everyday computer account one that cannot change the whole computer?',
    hint: 'If it can install anything without asking for another password, it is an administrator.',
    partly: 'On some computers',
    weight: 2,
    action: {
      title: 'Work without administrator rights',
      how: 'Make a second, administrator account for installing things, and turn your everyday account into a standard one.',
      minutes: 45,
      reading: 'malware',
      strategy: 'Restrict administrative privileges',
    },
  },
];
