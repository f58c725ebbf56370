import { everyHour, type Job } from '../jobs/jobs.ts';
import { takeTurn } from './questions.ts';
import * as store from './store.ts';

const batch = 500;

/** Asks those who wanted to be asked, 30 and 90 days later, and forgets them after that. */
export const askStillOn: Job = {
  name: 'ask-still-on',
  period: everyHour,
  async run(context) {
    const { db, clock } = context;
    for (let size = batch; size === batch;) {
      const rows = await store.listDue(db, clock(), batch);
      for (const row of rows) await takeTurn(context, row);
      size = rows.length;
    }
    context.wakeMail();
  },
};
