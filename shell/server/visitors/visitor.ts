import { randomUUID } from 'node:crypto';
import { isChosen } from '@cyberharbour/releases';
import type { LiveRelease, LiveSet } from '@cyberharbour/releases';

/** A random number that says nothing about anybody; it is set only while a trial runs. */
export const visitorCookie = {
  name: 'visitor',
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: 180 * 24 * 3600 },
} as const;

const uuid = /^[0-9a-f-]{36}$/;

/** @returns the visitor that the cookie names, or a new one */
export const readVisitor = (cookie: string | undefined): { visitor: string; isNew: boolean } =>
  cookie !== undefined && uuid.test(cookie)
    ? { visitor: cookie, isNew: false }
    : { visitor: randomUUID(), isNew: true };

export const hasTrial = ({ shell, remotes }: LiveSet) =>
  [shell, ...remotes].some(({ canary }) => canary && canary.percent > 0);

function chooseRelease({ canary, ...live }: LiveRelease, visitor: string): LiveRelease {
  // The fallback of a version on trial is the live one.
  return canary && isChosen(visitor, live.name, canary.percent)
    ? { ...live, current: canary.release, previous: live.current }
    : live;
}

/** The set as one visitor gets it, the same at every visit. */
export const chooseReleases = ({ shell, remotes }: LiveSet, visitor: string): LiveSet => ({
  shell: chooseRelease(shell, visitor),
  remotes: remotes.map((remote) => chooseRelease(remote, visitor)),
});
