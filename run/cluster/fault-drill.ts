import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CodeSeekers } from './mails.ts';
import { type DrillCluster, untilWhole } from './drill-cluster.ts';
import { type FaultKind, primaryFaults } from './faults.ts';
import type { Load } from './load.ts';
import { readPosts } from './load.ts';
import {
  countAnswers,
  describeResult,
  describeStatuses,
  type DrillResult,
  resultColumns,
  timeUntilAnswered,
  timeUntilBack,
} from './report.ts';
import { report, today } from './report-page.ts';

/** Milliseconds of load before a fault, and after writes are back. */
const [before, after] = [3000, 4000];
/** Milliseconds in which writes have to be back. */
const longest = 90_000;

export interface Rates {
  times: number;
  writes: number;
  reads: number;
}

/** One kind of fault, several times under load; what happened is in the report. */
export async function drillFault(drill: DrillCluster, kind: FaultKind, { times, ...rates }: Rates): Promise<void> {
  const load = drill.load(rates);
  load.start();
  const back: number[] = [];
  const mails = { asked: 0, lost: 0, twice: 0 };
  for (let round = 1; round <= times; round += 1) {
    const seekers = kind.concernsMails ? new CodeSeekers(drill.api) : undefined;
    const { fault, end } = await strikeOnce(drill, load, kind);
    const steady = 5 * (1000 / rates.writes) + 500;
    const found = await seekers?.stop(drill.outbox, fault);
    for (const { status } of seekers?.failures ?? []) console.log(`a code was asked for, and the answer was ${status}`);
    if (found) for (const name of ['asked', 'lost', 'twice'] as const) mails[name] += found[name];
    const isPrimary = Object.values(primaryFaults).includes(kind);
    const answered = isPrimary
      ? timeUntilBack(load.answers, fault, end, steady)
      : timeUntilAnswered(load.answers, fault);
    back.push(Math.max(answered, found ? found.lastCame - fault : 0));
    console.log(`${kind.title}, ${round} of ${times}: back after ${((back.at(-1) ?? 0) / 1000).toFixed(1)} s`);
  }
  await load.stop();
  const stored = await readPosts(drill.api, drill.members);
  const result: DrillResult = {
    fault: kind.title,
    rounds: times,
    rates: `${rates.writes} + ${rates.reads}`,
    acknowledged: load.acknowledged.size + mails.asked,
    lost: [...load.acknowledged.keys()].filter((id) => !stored.ids.has(id)).length + mails.lost,
    twice: [...stored.titles.values()].filter((count) => count > 1).length + mails.twice,
    back,
    ...countAnswers(load.answers),
  };
  const row = describeResult(result, today());
  console.log(`${row.join(' | ')}\n${describeStatuses(load.answers)}`);
  report({ ...sectionOf(kind), columns: resultColumns, rows: [row] });
}

/** @returns when the time of a fault begins, and when it was over */
async function strikeOnce({ cluster }: DrillCluster, load: Load, kind: FaultKind) {
  await pause(before);
  let fault = Date.now();
  const heal = await kind.strike(cluster);
  if (kind.lasts === undefined) {
    // Long enough to notice; then until writes have come back for a while.
    await pause(after);
    for (let seen = load.acknowledged.size; Date.now() - fault < longest; seen = load.acknowledged.size) {
      await pause(1000);
      if (load.acknowledged.size > seen) break;
    }
  } else await pause(kind.lasts);
  if (kind.countsFromReturn) fault = Date.now();
  await heal();
  await pause(kind.countsFromReturn ? 4 * after : after);
  await untilWhole(cluster);
  return { fault, end: Date.now() };
}

const sectionOf = (kind: FaultKind) =>
  Object.values(primaryFaults).includes(kind)
    ? {
        heading: 'Faults of the primary',
        words: `On a machine with ${cpus().length} cores that ran the load, and other work, too. A write is a post with a picture, sent with
an Idempotency-Key and sent again with the same one while it is refused; a read is a list, a page or a picture. Lost: acknowledged
and not stored. Twice: stored more than once. Back: from the fault to the end of the longest time without an acknowledged write.`,
      }
    : {
        heading: 'Faults around it',
        words: `Under the same load. Back: from the fault to the last request that was not answered; where an object store or a mail
server is away, from its return. With the mail server, "acknowledged" counts the codes that people asked for by mail, too: lost is one
that never came, and back is when the last one came.`,
      };
