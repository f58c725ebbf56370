import type { Failure } from '@cyberharbour/shared-api/contract';

/** A failure with a status and a sentence that a person can act on. Every other error is a fault of the server: 500. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  /** seconds */
  readonly retryAfter: number | undefined;
  /** With a 412: the version that is stored now. */
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
export const notFoundError = (message: string) => new HttpError(404, 'NOT_FOUND', message);

/** @param retryAfter seconds */
export const busyError = (retryAfter: number) =>
  new HttpError(503, 'BUSY', 'We are very busy right now. Please try again in a moment.', { retryAfter });

export const notSignedInError = () => new HttpError(401, 'NOT_SIGNED_IN', 'Please login to access this page.');

export const fieldError = (field: string, message: string) =>
  new HttpError(400, 'INVALID', message, { errors: { [field]: message } });

/**
 * The row is no longer as this transaction read it. Whoever comes second looks again; it is said only when that does
 * not help either.
 */
export class ConcurrentUpdateError extends HttpError {
  constructor() {
    const { status, code, message } = makeEditConflict();
    super(status, code, message);
  }
}

export const makeEditConflict = () =>
  new HttpError(409, 'EDITED_ELSEWHERE', 'This was changed somewhere else in the meantime. Please load it again.');
