import type { Question } from '../question';

export const people: readonly Question[] = [
  {
    id: 'who-to-tell',
    area: 'people',
    ask: 'Does everyone know who to tell when they have clicked on something wrong?',
    hint: 'A mistake reported early is a small one.',
    partly: 'Most of us',
    weight: 3,
    action: {
      title: 'Name the person to tell, and thank whoever does',
      how: 'Put one name and one number where everyone sees it. Say out loud that nobody will be blamed.',
      minutes: 10,
      reading: 'reporting',
    },
  },
  {
    id: 'numbers-on-paper',
    area: 'people',
    ask: 'Are the numbers to ring in an emergency written on paper?',
    hint: 'Bank, computer help and the Hotline. When the computer is locked, so is the list in it.',
    partly: 'Some of them',
    weight: 2,
    action: {
      title: 'Write the emergency numbers on paper',
      how: 'Print this plan, add your bank and your computer help, and pin it beside the phone.',
      minutes: 10,
      reading: 'ransomware',
    },
  },
  {
    id: 'scam-talk',
    area: 'people',
    ask: 'Have you talked about scams together in the last six months?',
    hint: 'At work, at the club or at the kitchen table.',
    weight: 1,
    action: {
      title: 'Talk about one scam together',
      how: 'Bring a message that somebody really got, and find out together what gave it away. Ten minutes with tea will do.',
      minutes: 20,
      reading: 'pressure',
    },
  },
];
