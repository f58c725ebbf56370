import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/database.ts';
import { sweepMails } from './mail/store.ts';
import { forgetBefore } from './replies/store.ts';
import { sweepSessions } from './sessions/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Takes away what has had its time, once an hour; gives the way to stop. */
export function keepHouse(db: Db, clock: () => number, log: FastifyBaseLogger): () => void {
  const sweep = async () => {
    try {
      await sweepSessions(db, clock());
      await sweepMails(db, clock() - 7 * day);
      await forgetBefore(db, clock() - day);
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void sweep(), hour);
  timer.unref();
  return () => clearInterval(timer);
}
