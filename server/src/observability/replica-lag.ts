import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { readFromReplica } from '../database/replica.ts';

/** How much of the primary's log a node has, in bytes since the first; the primary has all of it. */
async function readPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ position: string }>`select
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as position`.execute(
    db,
  );
  return Number(rows[0]?.position ?? 0);
}

/** Registers how far the node that visitors read from is behind the primary; no figure without replicas. */
export function addReplicaLag({ db, dependencies }: Pick<Context, 'db' | 'dependencies'>, registry: Registry): void {
  const hasReplicas = dependencies.some(({ name }) => name === 'reads');
  new Gauge({
    name: 'cyberharbour_replica_lag_bytes',
    help: 'Bytes of the log that the node which answers visitors has not read yet',
    registers: [registry],
    async collect() {
      if (!hasReplicas) return;
      // The primary's first: what is written in between does not count as a delay.
      const written = await readPosition(db);
      this.set(Math.max(0, written - (await readFromReplica(() => readPosition(db)))));
    },
  });
}
