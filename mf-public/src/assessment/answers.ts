import type { Answer } from './question';
import { choicesOf, questions, version } from './questions';

/** Answers by the id of their question; a question that is not yet answered is not there. */
export type Answers = Readonly<Record<string, Answer>>;

const letters: Record<Answer, string> = { yes: 'y', partly: 'p', no: 'n', unsure: 'u', none: 'x' };

export const isComplete = (answers: Answers) => questions.every(({ id }) => answers[id]);

/** One letter for each question in its order, `-` for an open one, after the version: `1.yynu-…`. */
export function encodeAnswers(answers: Answers): string {
  const marks = questions.map(({ id }) => {
    const answer = answers[id];
    return answer ? letters[answer] : '-';
  });
  return `${version}.${marks.join('')}`;
}

/**
 * The answers in such a text; `undefined` when it is of another version, cut off, or holds an answer that its question
 * does not offer.
 */
export function decodeAnswers(text: unknown): Answers | undefined {
  if (typeof text !== 'string') return undefined;
  const [number, marks = '', ...rest] = text.split('.');
  if (number !== String(version) || marks.length !== questions.length || rest.length > 0) return undefined;
  const answers: Record<string, Answer> = {};
  for (const [at, question] of questions.entries()) {
    if (marks[at] === '-') continue;
    const choice = choicesOf(question).find(({ value }) => letters[value] === marks[at]);
    if (!choice) return undefined;
    answers[question.id] = choice.value;
  }
  return answers;
}
