import { everyHour, type Job } from '../jobs/jobs.ts';
import { deleteExpired } from './store.ts';

export const sweepEmailChanges: Job = {
  name: 'sweep-email-changes',
  period: everyHour,
  run: ({ db, clock }) => deleteExpired(db, clock()),
};
