import * as z from 'zod';
import { ReleaseRefused } from '../store/errors.ts';

const Refused = z.object({ refused: z.array(z.string()) });

/**
 * Asks a `cyberharbour-mf serve` as a team does.
 * @param token sent as a bearer token
 * @returns a function that gives the JSON of an answer, and throws ReleaseRefused with every reason of the server
 */
export function callerOfReleases(address: string, token: string) {
  return async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(new URL(path, address), { ...init, headers }).catch((cause: unknown) => {
      throw new ReleaseRefused(`${address} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return body;
    throw new ReleaseRefused(Refused.safeParse(body).data?.refused ?? `${address} answered ${response.status}.`);
  };
}
