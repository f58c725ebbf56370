import type { Action } from '../action';

export const peopleActions = {
  'who-to-tell': {
    title: 'Name the person to tell, and thank whoever does',
    how: 'Put one name and one number where everyone sees it. Say out loud that nobody will be blamed.',
    minutes: 10,
    reading: 'reporting',
  },
  'numbers-on-paper': {
    title: 'Write the emergency numbers on paper',
    how: 'Print this plan, add your bank and your computer help, and pin it beside the phone.',
    minutes: 10,
    reading: 'ransomware',
  },
  'scam-talk': {
    title: 'Talk about one scam together',
    how: 'Bring a message that somebody really got, and find out together what gave it away. Ten minutes with tea will do.',
    minutes: 20,
    reading: 'pressure',
  },
} as const satisfies Record<string, Action>;
