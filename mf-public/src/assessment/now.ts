import type { AnyQuestion } from './questions';

/** Asked before everything else: somebody who is being robbed does not need a score. */
export const now: AnyQuestion = {
  id: 'now',
  topic: 'Before we start',
  ask: 'Is something happening right now?',
  hint: 'Money has gone, you cannot get into an account, a stranger is on your computer, or a caller is rushing you.',
  choices: [
    { value: 'yes', label: 'Yes, or I think so' },
    { value: 'no', label: 'No' },
    { value: 'unsure', label: 'Don’t know' },
  ],
};

export const steps: readonly { title: string; text: string }[] = [
  { title: 'Stop', text: 'End the call, close the page, pay nothing more. You do not owe anybody an answer.' },
  {
    title: 'Ring your bank',
    text: 'If money, card or bank details are involved, ring now and ask for the fraud team. The sooner they know, the more they can hold back.',
  },
  {
    title: 'Take the device off the internet',
    text: 'Switch off Wi-Fi and mobile data, or pull the cable. Then ring the Hotline and ask what to do with it next.',
  },
  {
    title: 'Change the password from another device',
    text: 'Email first. Turn on two-step login, and choose “log out everywhere”.',
  },
  { title: 'Tell somebody and write it down', text: 'What you saw, when, and what you did. Then report it.' },
];
