import type { Answer } from './load.ts';

/** What one kind of fault did, all rounds together. */
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
  writesRefused: number;
  /** Neither an answer nor a 503 with Retry-After. */
  otherFailures: number;
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

const isRefused = ({ status, hasRetryAfter }: Answer) => status === 503 && hasRetryAfter;

export function countAnswers(answers: readonly Answer[]) {
  const reads = answers.filter(({ kind }) => kind === 'read');
  return {
    reads: reads.length,
    readsFailed: reads.filter(({ status }) => status !== 200 && status !== 304).length,
    writesRefused: answers.filter((answer) => answer.kind === 'write' && isRefused(answer)).length,
    otherFailures: answers.filter((answer) => (answer.status === 0 || answer.status >= 500) && !isRefused(answer))
      .length,
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
  'Acknowledged writes',
  'Lost',
  'Twice',
  'Writes back, median (s)',
  'Writes back, longest (s)',
  'Reads failed',
  'Writes refused (503, Retry-After)',
  'Other failures',
] as const;

/** A table in Markdown: a line for each result. */
export function describeResults(results: readonly DrillResult[]): string {
  const lines = results.map((each) => [
    each.fault,
    each.rounds,
    each.acknowledged,
    each.lost,
    each.twice,
    seconds(median(each.back)),
    seconds(Math.max(0, ...each.back)),
    `${each.readsFailed} of ${each.reads}`,
    each.writesRefused,
    each.otherFailures,
  ]);
  return [columns, columns.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
