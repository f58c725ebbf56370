import type { Answer, AreaId } from '../assessment/question';
import type { QuestionId } from '../assessment/questions';

export interface Check {
  area: AreaId;
  check: string;
  note: string;
  /** What a tick says about the questions of the assessment. */
  answers: Partial<Record<QuestionId, Answer>>;
}

/** The home page's six points, what helps most first. */
export const checks: readonly Check[] = [
  {
    area: 'two-step',
    check: 'Two-step login is on',
    note: 'For email and banking first.',
    answers: { 'email-two-step': 'yes', 'bank-two-step': 'yes' },
  },
  {
    area: 'updates',
    check: 'Updates install themselves',
    note: 'Phones, laptops, till and router.',
    answers: { 'system-updates': 'yes' },
  },
  {
    area: 'passwords',
    check: 'Every login has its own password',
    note: 'A password manager remembers them for you.',
    answers: { 'own-password': 'yes' },
  },
  {
    area: 'backups',
    check: 'A backup is kept somewhere else',
    note: 'And you have tried getting a file back.',
    answers: { 'backup-apart': 'yes', 'backup-tried': 'yes' },
  },
  {
    area: 'money',
    check: 'Money changes get a phone call',
    note: 'On a number you already had.',
    answers: { 'ring-back': 'yes' },
  },
  {
    area: 'people',
    check: 'Everyone knows who to tell',
    note: 'A mistake reported early is a small one.',
    answers: { 'who-to-tell': 'yes' },
  },
];
