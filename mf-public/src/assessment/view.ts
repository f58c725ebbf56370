/** Which part of the page is open. Question 0 is the one about right now; the others are counted from 1. */
export type View =
  { part: 'start' } | { part: 'help'; back: View } | { part: 'question'; at: number } | { part: 'result' };

export const start: View = { part: 'start' };
export const result: View = { part: 'result' };
export const question = (at: number): View => ({ part: 'question', at });
export const help = (back: View): View => ({ part: 'help', back });
