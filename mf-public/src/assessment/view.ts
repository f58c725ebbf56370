/** Which step of the page is open. Question 0 is the one about right now; the others are counted from 1. */
export type View =
  { step: 'start' } | { step: 'help'; back: View } | { step: 'question'; at: number } | { step: 'result' };

export const start: View = { step: 'start' };
export const result: View = { step: 'result' };
export const question = (at: number): View => ({ step: 'question', at });
export const help = (back: View): View => ({ step: 'help', back });
