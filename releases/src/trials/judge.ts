/** How one version did: tabs that used it, and tabs in which it failed. */
export interface Count {
  sessions: number;
  errors: number;
}

/** Chance, over a whole trial, of rolling back a version that fails no more often than the live one. */
const falseAlarms = 0.001;

/**
 * Sessions of the version on trial at which the counts are looked at: 25, 50, 100, 200 and so on. Each look costs a
 * part of that chance.
 */
const lookAt = (look: number): number => 25 * 2 ** (look - 1);

/**
 * A quarter of the chance for the first look and for the second, half as much for each that follows: together, all of
 * it.
 */
const chanceOf = (look: number) => falseAlarms / (look <= 2 ? 4 : 2 ** (look - 1));

const logFactorials = [0];
function logFactorial(number: number): number {
  for (let known = logFactorials.length; known <= number; known += 1)
    logFactorials.push((logFactorials[known - 1] ?? 0) + Math.log(known));
  return logFactorials[number] ?? 0;
}
const logChoose = (all: number, some: number) => logFactorial(all) - logFactorial(some) - logFactorial(all - some);

/**
 * Fisher's exact test, one side: how likely at least so many of all errors would fall to the version on trial by chance
 * alone, if both failed alike. Source: R. A. Fisher, The Logic of Inductive Inference, 1935.
 */
export function byChance(trial: Count, live: Count): number {
  const [sessions, errors] = [trial.sessions + live.sessions, trial.errors + live.errors];
  const least = Math.max(trial.errors, errors - live.sessions);
  let sum = 0;
  for (let fallen = least; fallen <= Math.min(trial.sessions, errors); fallen += 1) {
    sum += Math.exp(
      logChoose(trial.sessions, fallen) + logChoose(live.sessions, errors - fallen) - logChoose(sessions, errors),
    );
  }
  return Math.min(1, sum);
}

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
  const chance = byChance(tried, other);
  if (chance >= chanceOf(looks)) return { look: looks };
  return {
    look: looks,
    bad: `it failed in ${perCent(tried)}, the live version in ${perCent(other)}; chance alone does that once in ${Math.round(1 / chance).toLocaleString('en-AU')} times`,
  };
}

export const describeCounts = (trial: Count, live: Count) =>
  `it failed in ${perCent(sound(trial))}, the live version in ${perCent(sound(live))}`;
