import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readFromReplica } from '../database/replica.ts';
import type { ClusterSettings } from '../settings/cluster-settings.ts';

/** Says what time it is somewhere else, in milliseconds; rejects where that cannot be asked. */
export type ReadTime = () => Promise<number>;

/** Milliseconds between two comparisons. */
const pace = 10_000;
/** Milliseconds by which clocks may differ: what is nearer is the way there and back. */
const near = 2000;

interface Clocks {
  /** Of this machine. */
  own: () => number;
  /** Milliseconds that have passed; goes on evenly when the machine's clock is set. */
  passed: () => number;
  others: readonly ReadTime[];
}

export interface ClusterClock {
  now: () => number;
  /** Asks the others again. @returns by how many milliseconds the time was moved */
  compare: () => Promise<number>;
}

/**
 * The time that most clocks of a cluster show: codes, sessions and jobs last as long on a machine whose clock is wrong.
 * Between two comparisons it goes on by itself, so a clock that is set changes nothing.
 */
export async function createClusterClock({ own, passed, others }: Clocks): Promise<ClusterClock> {
  // What a clock shows when nothing has passed.
  let start = own() - passed();
  const readStart = async (read: ReadTime) => {
    const asked = passed();
    const time = await read();
    return time - (asked + passed()) / 2;
  };
  const compare = async (held: number | undefined) => {
    const answers = await Promise.allSettled(others.map(readStart));
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const chosen = chooseMiddle([...known, own() - passed()], held ?? known[0] ?? start);
    const moved = Math.abs(chosen - start) > near ? chosen - start : 0;
    start += moved;
    return moved;
  };
  await compare(undefined);
  return { now: () => Math.round(start + passed()), compare: () => compare(start) };
}

/** The middle one; where two are and differ, the one that agrees with what was `held`, or else that. */
function chooseMiddle(clocks: readonly number[], held: number): number {
  const sorted = [...clocks].sort((one, other) => one - other);
  const [low = held, high = held] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  if (high - low <= near) return low;
  return [low, high].find((each) => Math.abs(each - held) <= near) ?? held;
}

/** The time by PostgreSQL's clock, that of a replica and that of Redis, which are those of other machines. */
export function openClusterClock(
  db: Db,
  { databaseReadUrl }: Pick<ClusterSettings, 'databaseReadUrl'>,
  redis: Pick<Redis, 'time'> | null,
): Promise<ClusterClock> {
  const ask = async () => {
    const query = sql<{ time: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as time`;
    return Number((await query.execute(db)).rows[0]?.time);
  };
  const others: ReadTime[] = [ask];
  if (databaseReadUrl !== null) others.push(() => readFromReplica(ask));
  if (redis)
    others.push(async () => {
      const [seconds, microseconds] = await redis.time();
      return Number(seconds) * 1000 + Number(microseconds) / 1000;
    });
  return createClusterClock({ own: Date.now, passed: () => performance.now(), others });
}

/** Compares again and again, and says so where a clock was wrong. @returns the way to stop */
export function followClock({ compare }: ClusterClock, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    void compare().then((moved) => {
      if (moved !== 0) log.warn({ moved }, 'the time of this process was wrong, by the clocks of the cluster');
    });
  }, pace);
  timer.unref();
  return () => clearInterval(timer);
}
