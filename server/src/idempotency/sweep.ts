import { day, everyHour, type Job } from '../jobs/jobs.ts';
import { deleteRepliesBefore } from './store.ts';

export const sweepReplies: Job = {
  name: 'sweep-replies',
  period: everyHour,
  run: ({ db, clock }) => deleteRepliesBefore(db, clock() - day),
};
