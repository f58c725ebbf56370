import type { Failure } from '@cyberharbour/shared-api/contract';

/** A refusal that a person can act on; every other error is ours and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  /** seconds */
  readonly retryAfter: number | undefined;
  /** With a 412: the version that is kept now. */
  readonly current: Failure['current'];

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number; current?: Failure['current'] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}

/** 404 is also the answer for what exists but is not visible to the caller, word for word. */
export const notFound = (message: string) => new Refusal(404, 'NOT_FOUND', message);

export const wrongField = (field: string, message: string) =>
  new Refusal(400, 'INVALID', message, { errors: { [field]: message } });

/** The row is no longer as this transaction read it. Whoever comes second looks again; it is said only when that does not help either. */
export class LostRace extends Refusal {
  constructor() {
    const { status, code, message } = editedElsewhere();
    super(status, code, message);
  }
}

export const editedElsewhere = () =>
  new Refusal(409, 'EDITED_ELSEWHERE', 'This was changed somewhere else in the meantime. Please load it again.');
