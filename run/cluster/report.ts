import type { Answer } from './load.ts';

/** What one kind of fault did, all rounds together. Reads are lists of the API, pages and pictures. */
export interface DrillResult {
  fault: string;
  rounds: number;
  acknowledged: number;
  lost: number;
  twice: number;
  /** Milliseconds from each fault until writes were back. */
  back: readonly number[];
  reads: number;
  readsFailed: number;
  /** 503 with Retry-After, whatever was asked for. */
  refused: number;
  /** Such as `10 + 30`: writes and reads in a second. */
  rates: string;
  /** 5xx that are no such refusal. */
  otherFailures: number;
  /** The connection broke, or nothing came in time. */
  unanswered: number;
}

/**
 * Milliseconds from a fault to the end of the longest time without an acknowledged write; 0 where nobody noticed.
 * @param steady what is no outage: milliseconds between two acknowledged writes at this rate
 */
export function timeUntilBack(answers: readonly Answer[], fault: number, end: number, steady: number): number {
  const acknowledged = answers.filter(({ kind, status, at }) => kind === 'write' && status === 201 && at >= fault);
  const times = [fault, ...acknowledged.map(({ at }) => at).sort((one, other) => one - other)];
  let [longest, back] = [steady, 0];
  for (const [place, time] of times.entries()) {
    const next = times[place + 1] ?? end;
    if (next - time > longest) [longest, back] = [next - time, next - fault];
  }
  return back;
}

/** Milliseconds from a moment to the last answer that was none; 0 where all of them were. */
export const timeUntilAnswered = (answers: readonly Answer[], from: number): number =>
  Math.max(0, ...answers.filter(({ status }) => status === 0 || status >= 500).map(({ at }) => at - from));

const isRefused = ({ status, hasRetryAfter }: Answer) => status === 503 && hasRetryAfter;

export function countAnswers(answers: readonly Answer[]) {
  const reads = answers.filter(({ kind }) => kind !== 'write');
  return {
    reads: reads.length,
    readsFailed: reads.filter(({ status }) => status !== 200 && status !== 304).length,
    refused: answers.filter(isRefused).length,
    otherFailures: answers.filter((answer) => answer.status >= 500 && !isRefused(answer)).length,
    unanswered: answers.filter(({ status }) => status === 0).length,
  };
}

/** How often each status came and how long it took at most, such as `write 503: 7 (5.1 s)`. */
export function describeStatuses(answers: readonly Answer[]): string {
  const all = new Map<string, { count: number; longest: number }>();
  for (const { kind, status, hasRetryAfter, took } of answers) {
    const name = `${kind} ${status || 'without an answer'}${status === 503 && !hasRetryAfter ? ' without Retry-After' : ''}`;
    const { count, longest } = all.get(name) ?? { count: 0, longest: 0 };
    all.set(name, { count: count + 1, longest: Math.max(longest, took) });
  }
  return [...all].map(([name, { count, longest }]) => `${name}: ${count} (${seconds(longest)} s)`).join(', ');
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const columns = [
  'Fault',
  'Times',
  'Writes + reads a second',
  'Acknowledged',
  'Lost',
  'Twice',
  'Back, median (s)',
  'Back, longest (s)',
  'Reads failed',
  'Refused (503, Retry-After)',
  'Other 5xx',
  'No answer',
  'Day',
] as const;

/** A line of a table in Markdown for each result, its title first. */
export const describeResult = (each: DrillResult, day: string): string[] =>
  [
    each.fault,
    each.rounds,
    each.rates,
    each.acknowledged,
    each.lost,
    each.twice,
    seconds(median(each.back)),
    seconds(Math.max(0, ...each.back)),
    `${each.readsFailed} of ${each.reads}`,
    each.refused,
    each.otherFailures,
    each.unanswered,
    day,
  ].map(String);

export const resultColumns: readonly string[] = columns;
