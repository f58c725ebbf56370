import type { DecisionTime, Statistics, Waiting, Week } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { Context } from '../context.ts';
import * as store from './store.ts';
import { day, hour } from '../clock/durations.ts';

const decisionDays = 30;
const weeksShown = 8;
const oldestShown = 5;
/** Decisions that a promise to members rests on. */
const enough = 5;
/** Decisions, of which the middle moves slowly. */
const many = 1000;
/** Milliseconds for which it is the answer. */
export const fresh = 300_000;

interface Decisions {
  count: number;
  medianHours: number | null;
}

/**
 * How long decisions took lately: what is there, until there are so many that one more hardly moves it. Then it is
 * read again every five minutes, by whoever looks.
 */
export function createDecisions({ heavy, clock }: Pick<Context, 'heavy' | 'clock'>): () => Promise<Decisions> {
  let known: { until: number; decisions: Promise<Decisions> } | undefined;
  const read = async () => {
    const times = await readDecisionTimes({ heavy, clock });
    if (times.length < many) known = undefined;
    return { count: times.length, medianHours: medianHours(times) };
  };
  return () => {
    if (known && known.until > clock()) return known.decisions;
    const decisions = read();
    known = { until: clock() + fresh, decisions };
    decisions.catch(() => (known = undefined));
    return decisions;
  };
}

export async function readStatistics(
  { db, clock }: Context,
  readDecisions: ReturnType<typeof createDecisions>,
): Promise<Statistics> {
  const now = clock();
  const { count, medianHours } = await readDecisions();
  return {
    success: true,
    waiting: {
      blogs: (await counters.read(db, 'blogs', ['waiting'])).waiting,
      campaigns: (await counters.read(db, 'campaigns', ['waiting'])).waiting,
      oldest: await oldestWaiting(db),
    },
    decisions: {
      days: decisionDays,
      count,
      medianHours,
    },
    weeks: await weeks(db, now),
  };
}

async function readDecisionTimes({ heavy, clock }: Pick<Context, 'heavy' | 'clock'>): Promise<number[]> {
  const rows = await store.listDecisionTimes(heavy, clock() - decisionDays * day);
  return rows.map(({ waited }) => waited);
}

const medianHours = (times: number[]) => (times.length === 0 ? null : median(times) / hour);

/** For members. Fewer decisions than `enough` promise nothing: null. */
export async function readDecisionTime(context: Pick<Context, 'heavy' | 'clock'>): Promise<DecisionTime> {
  const times = await readDecisionTimes(context);
  return { success: true, medianHours: times.length < enough ? null : medianHours(times) };
}

async function oldestWaiting(db: Context['db']): Promise<Waiting[]> {
  const rows = [
    ...(await store.listLongestWaiting(db, 'blogs', oldestShown)),
    ...(await store.listLongestWaiting(db, 'campaigns', oldestShown)),
  ];
  return rows
    .sort((one, other) => one.created_at - other.created_at)
    .slice(0, oldestShown)
    .map(({ kind, id, title, created_at }) => ({
      kind: kind === 'blogs' ? 'blog' : 'campaign',
      _id: id,
      title,
      since: new Date(created_at).toISOString(),
    }));
}

/** Whole days in UTC, so that a week is the same for everybody and does not move within a day. */
async function weeks(db: Context['db'], now: number): Promise<Week[]> {
  const end = Math.floor(now / day) + 1;
  const days = await store.countPerDay(db, end - weeksShown * 7, end);
  return Array.from({ length: weeksShown }, (_, place) => {
    const until = end - (weeksShown - 1 - place) * 7;
    const from = until - 7;
    const count = (table: string) =>
      days
        .filter((each) => each.kind === table && each.day >= from && each.day < until)
        .reduce((sum, { made }) => sum + made, 0);
    return {
      from: dayOf(from * day),
      to: dayOf((until - 1) * day),
      members: count('users'),
      blogs: count('blogs'),
      campaigns: count('campaigns'),
    };
  });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
