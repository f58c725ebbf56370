import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely';
import { isAway } from './temporary-failure.ts';

const place = new AsyncLocalStorage<'replica'>();

/** What `work` reads may come from a replica, where there is one: it may be some milliseconds old. */
export const readFromReplica = <Result>(work: () => Result): Result => place.run('replica', work);

/** Takes pools from the list until one gives a connection. */
async function connectToNext(pools: PostgresPool[]): Promise<PostgresPoolClient | undefined> {
  for (let pool = pools.shift(); pool; pool = pools.shift()) {
    const client = await pool.connect().catch(() => undefined);
    if (client) return client;
  }
  return undefined;
}

/**
 * A connection to a replica whose queries are asked again when it dies: of another replica, then of the primary. A
 * transaction is not, because it began where it died, nor a cursor, which has given rows already.
 */
function createLastingReader(first: PostgresPoolClient, others: readonly PostgresPool[]): PostgresPoolClient {
  let client = first;
  let isInTransaction = false;
  const query = async (text: string, values: readonly unknown[]) => {
    isInTransaction ||= /^(begin|start)\b/i.test(text);
    const left = [...others];
    for (;;) {
      try {
        return await client.query(text, values);
      } catch (error) {
        const next = isAway(error) && !isInTransaction ? await connectToNext(left) : undefined;
        if (!next) throw error;
        client.release(true);
        client = next;
      }
    }
  };
  const ask = (asked: unknown, values: readonly unknown[]) =>
    typeof asked === 'string' ? query(asked, values) : client.query(asked as PostgresCursor<unknown>);
  return { query: ask as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/**
 * One pool of two: replicas answer what was allowed to come from them, the primary everything else. Each takes over
 * the reads of the other one.
 */
export const joinPools = (primary: PostgresPool, replicas: PostgresPool): PostgresPool => ({
  options: primary.options,
  async connect() {
    if (place.getStore() !== 'replica') return primary.connect();
    const replica = await replicas.connect().catch(() => undefined);
    return replica ? createLastingReader(replica, [replicas, primary]) : primary.connect();
  },
  async end() {
    await Promise.all([primary.end(), replicas.end()]);
  },
});
