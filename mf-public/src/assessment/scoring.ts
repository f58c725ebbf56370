import type { Answers } from './answers';
import type { Answer, Question } from './question';
import { questions } from './questions';

/**
 * How much of a question's weight an answer earns. What nobody knows, nobody looks after: "Don't know" earns nothing.
 */
const earned: Record<Exclude<Answer, 'none'>, number> = { yes: 1, partly: 0.5, no: 0, unsure: 0 };

/** What an answer leaves to be won of its question's weight. */
export const missing = ({ id, weight }: Question, answers: Answers): number => {
  const answer = answers[id] ?? 'unsure';
  return answer === 'none' ? 0 : weight * (1 - earned[answer]);
};

/**
 * The rule: earned weight / weight of the questions that apply × 100, rounded. A question that does not apply ("none")
 * is in neither sum, so nobody loses by not having something. An area's score is the rule over its own questions, the
 * whole score the rule over all of them, not the mean of the areas, so that an area with few questions does not weigh
 * more than they do.
 */
export function scoreOf(answers: Answers, of: readonly Question[] = questions): number {
  const applying = of.filter(({ id }) => answers[id] !== 'none');
  const whole = applying.reduce((sum, { weight }) => sum + weight, 0);
  const lost = applying.reduce((sum, question) => sum + missing(question, answers), 0);
  return whole === 0 ? 100 : Math.round((100 * (whole - lost)) / whole);
}

/** A score in words, because a colour or a number alone says too little. */
export const describeScore = (score: number) =>
  score < 40 ? 'Start here' : score < 75 ? 'On the way' : 'In good shape';
