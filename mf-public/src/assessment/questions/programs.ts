import type { Question } from '../question';

/** What may run on a computer: counted with the updates, because the same person looks after both. */
export const programs: readonly Question[] = [
  {
    id: 'programs-checked',
    area: 'updates',
    ask: 'Does somebody check a program before it is put on a computer you rely on?',
    hint: 'Free converters and “your computer is at risk” pop-ups are how much bad software gets in.',
    partly: 'Usually',
    weight: 2,
    action: {
      title: 'Let only checked programs be installed',
      how: 'Allow apps only from the official store in the settings, and name one person who says yes to anything else.',
      minutes: 60,
      reading: 'malware',
      strategy: 'Application control',
    },
  },
  {
    id: 'macros-off',
    area: 'updates',
    ask: 'Are macros switched off for people who do not need them?',
    hint: 'Macros are small programs in Word and Excel files. An invoice that says “Enable content” wants to run one.',
    partly: 'For some people',
    none: 'We do not use Microsoft Office',
    weight: 1,
    action: {
      title: 'Switch off macros in Microsoft Office',
      how: 'In the Trust Center of each Office program, choose to disable macros. Leave them on only for the person whose work needs them.',
      minutes: 30,
      reading: 'ransomware',
      strategy: 'Restrict Microsoft Office macros',
    },
  },
  {
    id: 'browser-tidy',
    area: 'updates',
    ask: 'Do your browsers block ads and hold only the extensions that you chose?',
    hint: 'Fake ads are a common way to a fake login page.',
    partly: 'On some devices',
    weight: 1,
    action: {
      title: 'Tidy up every browser',
      how: 'Remove extensions that you do not know, turn on the built-in protection, and block ads and pop-ups.',
      minutes: 20,
      reading: 'phishing',
      strategy: 'User application hardening',
    },
  },
];
