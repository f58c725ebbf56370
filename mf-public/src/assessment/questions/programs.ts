import type { Question } from '../question';

/** What may run on a computer: counted with the updates, because the same person looks after both. */
export const programs = [
  {
    id: 'programs-checked',
    area: 'updates',
    ask: 'Does somebody check a program before it is put on a computer you rely on?',
    hint: 'Free converters and “your computer is at risk” pop-ups are how much bad software gets in.',
    partly: 'Usually',
    weight: 2,
  },
  {
    id: 'macros-off',
    area: 'updates',
    ask: 'Are macros switched off for people who do not need them?',
    hint: 'Macros are small programs in Word and Excel files. An invoice that says “Enable content” wants to run one.',
    partly: 'For some people',
    none: 'We do not use Microsoft Office',
    only: 'group',
    weight: 1,
  },
  {
    id: 'browser-tidy',
    area: 'updates',
    ask: 'Do your browsers block ads and hold only the extensions that you chose?',
    hint: 'Fake ads are a common way to a fake login page.',
    partly: 'On some devices',
    weight: 1,
  },
] as const satisfies readonly Question[];
