import { everyHour, type Job } from '../jobs/jobs.ts';
import { deleteRepliesBefore } from './store.ts';
import { day } from '../clock/durations.ts';

export const sweepReplies: Job = {
  name: 'sweep-replies',
  period: everyHour,
  run: ({ db, clock }) => deleteRepliesBefore(db, clock() - day),
};
