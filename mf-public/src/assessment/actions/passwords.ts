import type { Action } from '../action';

export const passwordsActions = {
  'own-password': {
    title: 'Give every important login its own password',
    how: 'Start with email and banking, then work down. Long and ordinary is good: four words that do not belong together.',
    minutes: 120,
    reading: 'passphrases',
  },
  'password-manager': {
    title: 'Move your passwords into a password manager',
    how: 'Choose one, protect it with a long passphrase and two-step login, and let it save each password as you next log in.',
    minutes: 60,
    reading: 'passphrases',
  },
  'own-login': {
    title: 'Give each person a login of their own',
    how: 'Make one account per person, change the shared password, and close the logins of everybody who has left.',
    minutes: 90,
    reading: 'passphrases',
  },
  'plain-account': {
    title: 'Work without administrator rights',
    how: 'Make a second, administrator account for installing things, and turn your everyday account into a standard one.',
    minutes: 45,
    reading: 'malware',
    strategy: 'Restrict administrative privileges',
  },
} as const satisfies Record<string, Action>;
