import type { Action } from '../action';

export const updatesActions = {
  'system-updates': {
    title: 'Let every phone and computer update itself',
    how: 'Turn on automatic updates in the settings of each device, and restart it once a week so that they take hold.',
    minutes: 30,
    reading: 'updates',
    strategy: 'Patch operating systems',
  },
  'app-updates': {
    title: 'Let browsers and programs update themselves',
    how: 'Turn on automatic updates in each program, and take off the ones that nobody has used this year.',
    minutes: 45,
    reading: 'updates',
    strategy: 'Patch applications',
  },
  'still-supported': {
    title: 'Replace what no longer gets updates',
    how: 'Write down make, model and age of each device, and look up when its updates end. Until you can replace one, keep it away from email and banking.',
    minutes: 240,
    reading: 'updates',
    strategy: 'Patch operating systems',
  },
  'network-updates': {
    title: 'Update the router and everything plugged into it',
    how: 'Log in to each one, change the password it came with, and turn on automatic updates. Ask your provider if you cannot get in.',
    minutes: 60,
    reading: 'updates',
    strategy: 'Patch operating systems',
  },
} as const satisfies Record<string, Action>;
