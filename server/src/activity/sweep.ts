import { everyHour, type Job } from '../jobs/jobs.ts';
import { deleteBefore } from './store.ts';
import { day } from '../clock/durations.ts';

const longest = 90 * day;

export const sweepActivity: Job = {
  name: 'sweep-activity',
  period: everyHour,
  run: ({ db, clock }) => deleteBefore(db, clock() - longest),
};
