import type { Answers } from './answers';
import { questions, type KnownQuestion } from './questions';

/** For whom somebody takes the check: themselves and their household, or a shop, a business, a club. */
export type Audience = 'person' | 'group';

export const isAsked = ({ only }: KnownQuestion, audience: Audience) => only === undefined || only === audience;

/** What nobody is asked who takes it for themselves does not fit, and counts in no sum. */
export const givenAnswers = (audience: Audience): Answers =>
  Object.fromEntries(questions.filter((each) => !isAsked(each, audience)).map(({ id }) => [id, 'none']));

/** The number of a question as it is counted for people: the one about right now is the first. */
export const numberOf = (at: number, audience: Audience): number =>
  1 + questions.slice(0, at).filter((each) => isAsked(each, audience)).length;

/** How many questions there are, with the one about right now. */
export const totalFor = (audience: Audience): number => numberOf(questions.length, audience);

/** The next question that is asked; one more than there are where none is. */
export function nextAsked(at: number, audience: Audience): number {
  const next = questions.findIndex((each, place) => place >= at && isAsked(each, audience));
  return next === -1 ? questions.length + 1 : next + 1;
}
