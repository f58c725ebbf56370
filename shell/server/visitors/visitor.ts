import { randomUUID } from 'node:crypto';
import { isChosen } from '@cyberharbour/releases';
import type { LiveRelease, LiveSet } from '@cyberharbour/releases';

/** A random number that says nothing about anybody; it is set only while a trial runs. */
export const visitorCookie = (visitor: string, isHttps: boolean) =>
  [
    isHttps ? '__Host-visitor' : 'visitor',
    visitor,
    { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: 180 * 24 * 3600 },
  ] as const;

const uuid = /^[0-9a-f-]{36}$/;

/** @returns the visitor that the cookies name, or a new one */
export function readVisitor(cookies: Record<string, string | undefined>): { visitor: string; isNew: boolean } {
  const cookie = cookies['__Host-visitor'] ?? cookies['visitor'];
  return cookie !== undefined && uuid.test(cookie)
    ? { visitor: cookie, isNew: false }
    : { visitor: randomUUID(), isNew: true };
}

export const hasTrial = ({ shell, remotes }: LiveSet) =>
  [shell, ...remotes].some(({ canary }) => canary && canary.percent > 0);

function chooseRelease({ canary, ...live }: LiveRelease, triesIt: boolean): LiveRelease {
  // The fallback of a version on trial is the live one.
  return canary && triesIt ? { ...live, current: canary.release, previous: live.current } : live;
}

/** By the names of what a visitor tries. */
const choices = new WeakMap<LiveSet, Map<string, LiveSet>>();

/** The set as one visitor gets it. All who try the same, and all without a trial, share one object. */
export function chooseReleases(set: LiveSet, visitor: string): LiveSet {
  if (!hasTrial(set)) return set;
  const tries = ({ name, canary }: LiveRelease) => canary !== undefined && isChosen(visitor, name, canary.percent);
  const key = [set.shell, ...set.remotes]
    .filter(tries)
    .map(({ name }) => name)
    .join();
  const made = choices.get(set) ?? new Map<string, LiveSet>();
  choices.set(set, made);
  const chosen = made.get(key) ?? {
    shell: chooseRelease(set.shell, tries(set.shell)),
    remotes: set.remotes.map((remote) => chooseRelease(remote, tries(remote))),
  };
  made.set(key, chosen);
  return chosen;
}
