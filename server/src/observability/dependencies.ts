import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readFromReplica } from '../database/replica.ts';
import { databaseCode } from '../database/error-code.ts';
import type { MediaFiles } from '../media/files.ts';

/** Something outside this process that it works with. */
export interface Dependency {
  name: string;
  /** Without it nobody gets an answer worth having. */
  isNeeded: boolean;
  /** Rejects where it does not work. */
  look: () => Promise<unknown>;
}

/** Milliseconds that a dependency has: whoever asks about this process waits about two seconds. */
const patience = 1500;

interface Reached {
  db: Db;
  hasReplicas: boolean;
  media: Pick<MediaFiles, 'read'>;
  redis: { ping: () => Promise<unknown> } | null;
}

/** With replicas, visitors are answered while the primary is away, and the process stays in use. */
export function listDependencies({ db, hasReplicas, media, redis }: Reached): Dependency[] {
  const ask = () => sql`select 1`.execute(db);
  return [
    { name: 'database', isNeeded: !hasReplicas, look: ask },
    ...(hasReplicas ? [{ name: 'reads', isNeeded: true, look: () => readFromReplica(ask) }] : []),
    // No picture has this name: the answer is that there is none.
    { name: 'pictures', isNeeded: false, look: () => media.read('none') },
    ...(redis ? [{ name: 'limits', isNeeded: false, look: () => redis.ping() }] : []),
  ];
}

/** `ok`, or why it does not work, without a word about where it is. */
export async function lookAt({ look }: Dependency): Promise<string> {
  const end = new AbortController();
  const late = pause(patience, `does not answer within ${patience} ms`, { signal: end.signal, ref: false });
  const state = look().then(
    () => 'ok',
    (error: unknown) => {
      const code = databaseCode(error);
      return typeof code === 'string' || typeof code === 'number' ? `fails (${code})` : 'fails';
    },
  );
  try {
    return await Promise.race([state, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
