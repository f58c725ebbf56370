import { randomUUID } from 'node:crypto';
import { isChosen } from '@cyberharbour/platform/releases';
import type { LiveRelease, LiveSet } from '@cyberharbour/platform/releases';

/** A number drawn by chance that says nothing about anybody; it is given out only while something is on trial. */
export const visitorCookie = {
  name: 'visitor',
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: 180 * 24 * 3600 },
} as const;

const drawn = /^[0-9a-f-]{36}$/;

/** @returns the visitor that the cookie names, or a new one */
export const visitorOf = (cookie: string | undefined): { visitor: string; isNew: boolean } =>
  cookie !== undefined && drawn.test(cookie)
    ? { visitor: cookie, isNew: false }
    : { visitor: randomUUID(), isNew: true };

export const hasTrial = ({ shell, remotes }: LiveSet) =>
  [shell, ...remotes].some(({ canary }) => canary && canary.percent > 0);

function forVisitor({ canary, ...part }: LiveRelease, visitor: string): LiveRelease {
  // Of a version on trial, the live one takes over.
  return canary && isChosen(visitor, part.name, canary.percent)
    ? { ...part, current: canary.release, previous: part.current }
    : part;
}

/** The set as one visitor gets it, the same at every visit. */
export const setFor = ({ shell, remotes }: LiveSet, visitor: string): LiveSet => ({
  shell: forVisitor(shell, visitor),
  remotes: remotes.map((remote) => forVisitor(remote, visitor)),
});
