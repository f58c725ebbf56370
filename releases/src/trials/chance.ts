/**
 * Sessions or views of the version on trial at which the counts are looked at: 25, 50, 100, 200 and so on. Each look
 * costs a part of the chance of a false alarm.
 */
export const lookAt = (look: number): number => 25 * 2 ** (look - 1);

/**
 * A quarter of the chance for the first look and for the second, half as much for each that follows: together, all of
 * it.
 */
export const chanceOf = (look: number, whole: number): number => whole / (look <= 2 ? 4 : 2 ** (look - 1));

const logFactorials = [0];
function logFactorial(number: number): number {
  for (let known = logFactorials.length; known <= number; known += 1)
    logFactorials.push((logFactorials[known - 1] ?? 0) + Math.log(known));
  return logFactorials[number] ?? 0;
}
const logChoose = (all: number, some: number) => logFactorial(all) - logFactorial(some) - logFactorial(all - some);

/** How many there were, and how many of them are of the kind that is asked about. */
interface Part {
  of: number;
  some: number;
}

/**
 * Fisher's exact test, one side: how likely at least so many of that kind would fall to the trial by chance alone, if
 * both versions were alike. Source: R. A. Fisher, The Logic of Inductive Inference, 1935.
 */
export function byChance(trial: Part, live: Part): number {
  const [all, some] = [trial.of + live.of, trial.some + live.some];
  const least = Math.max(trial.some, some - live.of);
  let sum = 0;
  for (let fallen = least; fallen <= Math.min(trial.of, some); fallen += 1)
    sum += Math.exp(logChoose(trial.of, fallen) + logChoose(live.of, some - fallen) - logChoose(all, some));
  return Math.min(1, sum);
}

/** Said of a version that is called bad. */
export const describeChance = (chance: number): string =>
  chance < 1e-6
    ? 'chance alone does that less than once in a million times'
    : `chance alone does that once in ${Math.round(1 / chance).toLocaleString('en-AU')} times`;
