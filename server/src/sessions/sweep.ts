import { everyHour, type Job } from '../jobs/jobs.ts';
import { deleteExpired } from './store.ts';

export const sweepSessions: Job = {
  name: 'sweep-sessions',
  period: everyHour,
  run: ({ db, clock }) => deleteExpired(db, clock()),
};
