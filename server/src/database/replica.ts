import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

const place = new AsyncLocalStorage<'replica'>();

/** What `work` reads may come from a replica, where there is one: it may be some milliseconds old. */
export const readFromReplica = <Result>(work: () => Result): Result => place.run('replica', work);

/**
 * One pool of two: replicas answer what was allowed to come from them, the primary everything else. Each takes over
 * the reads of the other one.
 */
export const joinPools = (primary: PostgresPool, replicas: PostgresPool): PostgresPool => ({
  options: primary.options,
  async connect() {
    if (place.getStore() !== 'replica') return primary.connect();
    return replicas.connect().catch(() => primary.connect());
  },
  async end() {
    await Promise.all([primary.end(), replicas.end()]);
  },
});
