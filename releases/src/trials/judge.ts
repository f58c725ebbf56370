import { byChance, chanceOf, describeChance, lookAt } from './chance.ts';

/** How one version did: tabs that used it, and tabs in which it failed. */
export interface Count {
  sessions: number;
  errors: number;
}

/** Chance, over a whole trial, of rolling back a version that fails no more often than the live one. */
const falseAlarms = 0.001;

/**
 * Sessions that the trial's share lets expect, before its silence means something; and the part of them that has to
 * come.
 */
const expectedAtLeast = 50;
const comesAtLeast = 0.2;

export interface Verdict {
  /** What to roll back for, in a sentence with its numbers. */
  bad?: string;
  /** Looks taken so far. */
  look: number;
}

const perCent = ({ sessions, errors }: Count) =>
  `${errors} of ${sessions} sessions (${sessions === 0 ? '0' : ((100 * errors) / sessions).toFixed(1)} %)`;

/** An error is counted once in a session, but may come before its session was reported. */
const sound = ({ sessions, errors }: Count): Count => ({ sessions: Math.max(sessions, errors), errors });

/**
 * Judges a trial by what came in since it was watched.
 * @param percent share of visitors that get the version on trial
 * @param look how many looks were taken before
 */
export function judge(trial: Count, live: Count, percent: number, look: number): Verdict {
  const [tried, other] = [sound(trial), sound(live)];
  const expected = (other.sessions * percent) / (100 - percent);
  if (expected >= expectedAtLeast && tried.sessions < expected * comesAtLeast)
    return {
      look,
      bad: `it is silent: ${tried.sessions} sessions told of it, and its share lets expect ${Math.round(expected)}`,
    };
  let looks = look;
  while (tried.sessions >= lookAt(looks + 1)) looks += 1;
  if (looks === look) return { look };
  const chance = byChance({ of: tried.sessions, some: tried.errors }, { of: other.sessions, some: other.errors });
  if (chance >= chanceOf(looks, falseAlarms)) return { look: looks };
  return {
    look: looks,
    bad: `it failed in ${perCent(tried)}, the live version in ${perCent(other)}; ${describeChance(chance)}`,
  };
}

export const describeCounts = (trial: Count, live: Count) =>
  `it failed in ${perCent(sound(trial))}, the live version in ${perCent(sound(live))}`;
