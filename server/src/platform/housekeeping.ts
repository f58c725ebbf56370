import type { FastifyBaseLogger } from 'fastify';
import { sendDigest } from '../moderation/digest.ts';
import { claim } from './jobs/claim.ts';
import { sweepMails } from './mail/store.ts';
import { sweepMedia } from './media/sweep.ts';
import type { Parts } from './parts.ts';
import { forgetBefore } from './replies/store.ts';
import { sweepSessions } from './sessions/store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is due once in a while, done by one of all server processes; gives the way to stop. */
export function keepHouse(parts: Parts, log: FastifyBaseLogger): () => void {
  const look = async () => {
    try {
      await sendDigest(parts);
      if (await claim(parts.db, 'sweep', parts.clock(), hour)) await sweep(parts);
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void look(), minute);
  timer.unref();
  return () => clearInterval(timer);
}

/** Takes away what has had its time. */
async function sweep({ db, clock, media }: Parts): Promise<void> {
  await sweepSessions(db, clock());
  await sweepMails(db, clock() - 7 * day);
  await forgetBefore(db, clock() - day);
  await sweepMedia(db, media, clock());
}
