import { questions } from './questions';

/** Which step of the page is open. Question 0 is the one about right now; the others are counted from 1. */
export type View =
  { step: 'start' } | { step: 'help'; back: number } | { step: 'question'; at: number } | { step: 'result' };

export const start: View = { step: 'start' };
export const result: View = { step: 'result' };
export const question = (at: number): View => ({ step: 'question', at });
/** @param back the question that it interrupts */
export const help = (back: number): View => ({ step: 'help', back });

/** Where Back in the page leads. */
export function backOf(view: View): View {
  if (view.step === 'question' && view.at > 0) return question(view.at - 1);
  return view.step === 'help' ? question(view.back) : start;
}

export const isSameView = (a: View, b: View) => JSON.stringify(a) === JSON.stringify(b);

/** A step as the browser's history has it. */
export interface Visit {
  view: View;
  /** Whether the entry before it is where Back in the page leads. */
  follows: boolean;
}

const isQuestion = (at: unknown, least: number): at is number =>
  Number.isInteger(at) && Number(at) >= least && Number(at) <= questions.length;

function viewIn(value: object): View | undefined {
  const { step, at, back } = value as Record<string, unknown>;
  if (step === 'start' || step === 'result') return { step };
  if (step === 'question' && isQuestion(at, 0)) return question(at);
  return step === 'help' && isQuestion(back, 0) ? help(back) : undefined;
}

/** The step in the state of a history entry; a release before this one may have written it. */
export function visitIn(state: unknown): Visit | undefined {
  if (typeof state !== 'object' || state === null || !('view' in state)) return undefined;
  const view = typeof state.view === 'object' && state.view !== null ? viewIn(state.view) : undefined;
  return view && { view, follows: 'follows' in state && state.follows === true };
}
