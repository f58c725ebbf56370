import { readFileSync } from 'node:fs';

interface Recorded {
  /** An address for each pattern with parameters that there is data for. */
  samples: Record<string, string>;
  /** What the API answered an administrator, by path and query below `/api`. */
  calls: Record<string, object>;
}

const { samples, calls } = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8')) as Recorded;

const unavailable = { success: false, code: 'UNAVAILABLE', message: 'This is a smoke mount.' };

/** The address to open for a claimed path; undefined where nobody knows a value of its parameters. */
export const addressFor = (path: string): string | undefined => (path.includes(':') ? samples[path] : path);

/**
 * Answers a call of a screen with what the API answered when this was recorded (`npm run record-answers`): an
 * administrator, so that every guard opens. What was not recorded fails as that of an API in trouble does.
 */
export function answerCall(method: string, url: URL): { status: number; body: object } {
  const path = url.pathname.slice('/api'.length);
  const like = Object.keys(calls).find((call) => call.split('?')[0] === path);
  const body = method === 'GET' ? (calls[`${path}${url.search}`] ?? calls[path] ?? calls[like ?? '']) : undefined;
  return body ? { status: 200, body } : { status: 503, body: unavailable };
}
