import { HttpError } from '../http/http-error.ts';
import type { ReleaseApiSettings } from '../settings/release-settings.ts';

/** A call for one administrator, whose session, role and second step this server has checked. */
export interface ReleaseCall {
  method: 'GET' | 'POST';
  /** As `/units/mf_public`. */
  path: string;
  by: { id: string; email: string };
  body?: object;
  /** The revision that a move was decided on. */
  revision?: number;
}

export interface ReleaseApiAnswer {
  status: number;
  body: unknown;
}

/** Throws 503 where the release API is not reached. */
export type CallReleaseApi = (call: ReleaseCall) => Promise<ReleaseApiAnswer>;

/** Milliseconds: before a version goes live its screens are opened in a browser, which may take a minute and more. */
const longest = { GET: 20_000, POST: 140_000 };

/** Calls `cyberharbour-mf serve`, which trusts the key to name the person. */
export const createReleaseApi =
  ({ url, key }: ReleaseApiSettings): CallReleaseApi =>
  async ({ method, path, by, body, revision }) => {
    try {
      const answer = await fetch(new URL(path, url), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(longest[method]),
        headers: {
          authorization: `Bearer ${key}`,
          'release-person': by.id,
          'release-email': encodeURIComponent(by.email),
          ...(body && { 'content-type': 'application/json' }),
          ...(revision !== undefined && { 'if-match': `"${revision}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      throw unreachableError(error);
    }
  };

const unreachableError = (cause: unknown) =>
  Object.assign(
    new HttpError(503, 'RELEASES_UNREACHABLE', 'The release API does not answer. What is live stays live.'),
    { cause },
  );
