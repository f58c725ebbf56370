import type { ApiFailure } from '../failure';

/** One call as it goes to the server. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whole, or after the API's base. */
  url: string;
  params?: Record<string, string | number | boolean | undefined> | undefined;
  /** Sent as JSON. */
  json?: object | undefined;
  /** Sent in parts, by a transport that can tell how far it is. */
  form?: FormData | undefined;
  headers?: Record<string, string> | undefined;
  /** What the answer's body is read as; JSON unless said. */
  as?: 'json' | 'blob' | undefined;
  /** Milliseconds until it is given up. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Called with how much of a form has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  body: unknown;
  /** As the server wrote it. */
  retryAfter: string | null;
}

/** The person, or the screen that asked, took the call back. */
export class TakenBack extends Error {
  override name = 'TakenBack';
}

/**
 * No answer of the API came: no line, no such host, no end within its time, or something else that answers in its
 * place.
 */
export class NotReached extends Error {
  override name = 'NotReached';
}

export type Confirm = (refusal: ApiFailure) => Promise<boolean>;

/** What the host said: where the API lives, and how somebody proves again who they are. */
export const server: { base: string; confirm?: Confirm | undefined } = { base: '' };

/** What is asked for after the `?`; what is undefined is left out. */
export const queryOf = ({ params = {} }: Call) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The call's whole address. */
export function addressOf(call: Call): string {
  const { url } = call;
  const query = queryOf(call);
  return `${/^https?:/.test(url) ? '' : server.base}${url}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
