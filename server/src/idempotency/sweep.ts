import { day, hourly, type Job } from '../jobs/jobs.ts';
import { deleteRepliesBefore } from './store.ts';

export const sweepReplies: Job = {
  name: 'sweep-replies',
  period: hourly,
  run: ({ db, clock }) => deleteRepliesBefore(db, clock() - day),
};
