/** What a server says of a call that it refuses. */
export interface Refusal {
  message: string;
  code: string;
  errors: Record<string, string>;
  /** Seconds to wait, where the server says so. */
  retryAfter: number | undefined;
}

/** A call that did not succeed. `message` is the server's own sentence for a person, or empty where it gave none. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  declare readonly code: string;
  declare readonly errors: Record<string, string>;
  declare readonly retryAfter: number | undefined;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    Object.assign(this, refusal);
  }
}

export const cancelled = 'CANCELLED';

/** Whether the person who sent it took it back. */
export const isCancelled = (error: unknown): boolean => error instanceof ApiFailure && error.code === cancelled;

/** Whether the server was not reached, so that nothing of it was done as far as anybody knows. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 0 && error.code !== cancelled;

/** Whether the server knows nobody behind the call: the session has ended, or never began. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;

/** Whether the caller may not do this: a role or a right has ended, or never was. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiFailure && error.status === 403;

/** Whether somebody else changed the item after it was read. */
export const isEditedElsewhere = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'EDITED_ELSEWHERE';

/** What the server said of single fields, by their names; empty when it said nothing of that kind. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiFailure ? error.errors : {};

/** Whether another try may help: the server was not reached, or says that it is down for now. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiFailure && (isUnreachable(error) || error.status === 503);

/** The sentence to show: the server's, else the product's own for the situation. */
export const sentence = (error: unknown, otherwise: string): string =>
  (error instanceof ApiFailure && error.message) || otherwise;

/**
 * Puts a failed call into a form: at its fields where the server named them, else above it as `root`.
 * @param otherwise the product's sentence, where the server gave none
 */
export function intoForm(
  error: unknown,
  otherwise: string,
  setError: (name: never, failure: { message: string }) => void,
): void {
  const fields = Object.entries(fieldErrors(error));
  for (const [name, message] of fields) setError(name as never, { message });
  if (fields.length === 0) setError('root' as never, { message: sentence(error, otherwise) });
}
