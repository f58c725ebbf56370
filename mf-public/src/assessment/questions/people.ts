import type { Question } from '../question';

export const people = [
  {
    id: 'who-to-tell',
    area: 'people',
    ask: 'Does everyone know who to tell when they have clicked on something wrong?',
    hint: 'A mistake reported early is a small one.',
    partly: 'Most of us',
    weight: 3,
  },
  {
    id: 'numbers-on-paper',
    area: 'people',
    ask: 'Are the numbers to ring in an emergency written on paper?',
    hint: 'Bank, computer help and the Hotline. When the computer is locked, so is the list in it.',
    partly: 'Some of them',
    weight: 2,
  },
  {
    id: 'scam-talk',
    area: 'people',
    ask: 'Have you talked about scams together in the last six months?',
    hint: 'At work, at the club or at the kitchen table.',
    weight: 1,
  },
] as const satisfies readonly Question[];
