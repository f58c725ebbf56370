import type { Question } from '../question';

export const updates: readonly Question[] = [
  {
    id: 'system-updates',
    area: 'updates',
    ask: 'Do your phones and computers install updates by themselves?',
    hint: 'In Settings, look for “Software update” or “Windows Update”.',
    partly: 'Some of them',
    weight: 3,
    action: {
      title: 'Let every phone and computer update itself',
      how: 'Turn on automatic updates in the settings of each device, and restart it once a week so that they take hold.',
      minutes: 30,
      reading: 'updates',
      strategy: 'Patch operating systems',
    },
  },
  {
    id: 'app-updates',
    area: 'updates',
    ask: 'Are browsers, email and office programs updated within two weeks?',
    hint: 'Most can do it by themselves. The ones that ask and are told “later” count as no.',
    partly: 'Some of them',
    weight: 2,
    action: {
      title: 'Let browsers and programs update themselves',
      how: 'Turn on automatic updates in each program, and take off the ones that nobody has used this year.',
      minutes: 45,
      reading: 'updates',
      strategy: 'Patch applications',
    },
  },
  {
    id: 'still-supported',
    area: 'updates',
    ask: 'Does every device you use still get updates from its maker?',
    hint: 'An old phone or computer may say “up to date” because there are no more updates.',
    partly: 'Most of them',
    weight: 2,
    action: {
      title: 'Replace what no longer gets updates',
      how: 'Write down make, model and age of each device, and look up when its updates end. Until you can replace one, keep it away from email and banking.',
      minutes: 240,
      reading: 'updates',
      strategy: 'Patch operating systems',
    },
  },
  {
    id: 'network-updates',
    area: 'updates',
    ask: 'Are your router, till and cameras up to date, with passwords of your own?',
    hint: 'The password printed on the box is known to others.',
    partly: 'Some of them',
    weight: 1,
    action: {
      title: 'Update the router and everything plugged into it',
      how: 'Log in to each one, change the password it came with, and turn on automatic updates. Ask your provider if you cannot get in.',
      minutes: 60,
      reading: 'updates',
      strategy: 'Patch operating systems',
    },
  },
];
