import { actions } from './actions';
import type { Answers } from './answers';
import { questions, type KnownQuestion } from './questions';
import { missing } from './scoring';

/** What is still to do: most weight to be won first, then the quicker one, then the order of the questions. */
export const todo = (answers: Answers): KnownQuestion[] =>
  questions
    .filter((question) => missing(question, answers) > 0)
    .sort((a, b) => missing(b, answers) - missing(a, answers) || actions[a.id].minutes - actions[b.id].minutes);

export const effort = (minutes: number) => {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return '1 hour';
  return `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''} hours`;
};
