import { wipeDeleted } from '../database/wipe.ts';
import { everyHour, type Job } from '../jobs/jobs.ts';
import { dayOf } from './day-digest.ts';
import { forgetDaysBefore } from './store.ts';

/** Destroys the salts and digests of days that are over, on days without a single visit too. */
export const forgetDays: Job = {
  name: 'forget-days',
  period: everyHour,
  async run({ db, clock }) {
    await forgetDaysBefore(db, dayOf(clock()));
    await wipeDeleted(db, []);
  },
};
