import { everyHour, type Job } from '../jobs/jobs.ts';
import { pendingLife } from './keys.ts';
import { deleteExpired } from './store.ts';

export const sweepSecondSteps: Job = {
  name: 'sweep-second-steps',
  period: everyHour,
  run: ({ db, clock }) => deleteExpired(db, clock(), clock() - pendingLife),
};
