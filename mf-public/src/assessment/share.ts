import { isComplete, decodeAnswers, encodeAnswers, type Answers } from './answers';

const name = '#answers=';

/** In the fragment, which a browser never sends to a server; a query would end up in its logs. */
export const fragmentOf = (answers: Answers) => `${name}${encodeAnswers(answers)}`;

/**
 * The shared answers, `undefined` where none are shared, `'unreadable'` where a link is cut off or of another version.
 */
export function readShared(hash: string): Answers | 'unreadable' | undefined {
  if (!hash.startsWith(name)) return undefined;
  const answers = decodeAnswers(hash.slice(name.length));
  return answers && isComplete(answers) ? answers : 'unreadable';
}
