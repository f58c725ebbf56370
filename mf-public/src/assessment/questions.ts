import type { Answer, Question } from './question';
import { backups } from './questions/backups';
import { money } from './questions/money';
import { passwords } from './questions/passwords';
import { people } from './questions/people';
import { programs } from './questions/programs';
import { twoStep } from './questions/two-step';
import { updates } from './questions/updates';

/** Raised whenever a question comes, goes or moves: saved results and shared links of another version are not read. */
export const version = 1;

const all = [...twoStep, ...updates, ...programs, ...passwords, ...backups, ...money, ...people];
export type QuestionId = (typeof all)[number]['id'];
export type KnownQuestion = Question & { id: QuestionId };

export const questions: readonly KnownQuestion[] = all;

export interface Choice {
  value: Answer;
  label: string;
}

/** What is asked: one of the questions, or the first one, which has no score. */
export interface AnyQuestion {
  id: string;
  topic: string;
  ask: string;
  hint: string;
  choices: readonly Choice[];
}

/** The answers that a question offers, the safest first. */
export const choicesOf = ({ yes = 'Yes', partly, no = 'No', none }: Question): readonly Choice[] => [
  { value: 'yes', label: yes },
  ...(partly ? [{ value: 'partly' as const, label: partly }] : []),
  { value: 'no', label: no },
  { value: 'unsure', label: 'Don’t know' },
  ...(none ? [{ value: 'none' as const, label: none }] : []),
];
