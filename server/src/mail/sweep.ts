import { everyHour, type Job } from '../jobs/jobs.ts';
import { deleteFinished } from './store.ts';
import { day } from '../clock/durations.ts';

/** How long a mail that was sent, or given up, is still listed. */
const retention = 7 * day;

export const sweepMails: Job = {
  name: 'sweep-mails',
  period: everyHour,
  run: ({ db, clock }) => deleteFinished(db, clock() - retention),
};
