import type { Subject } from './subject.ts';

export interface Result {
  status: number;
  text: string;
}

/** A call that touches an account: what has to be there before, and the call itself. */
export interface Call {
  name: string;
  prepare: (subject: Subject) => Promise<() => Promise<Result>>;
  /** Of two of them at once, one succeeds. */
  isOnce?: true;
  /** It touches other accounts too: it moves the clock, or does what is due of all. */
  isAlone?: true;
  /** Where it succeeds, every session from before is over. */
  endsSessions?: true;
  /** Where it succeeds, the password from before opens nothing. */
  setsPassword?: true;
  /** What the audit log says of each success. */
  audited?: string;
}

export const simple =
  (act: (subject: Subject) => Promise<Result>): Call['prepare'] =>
  async (subject) =>
  () =>
    act(subject);
