import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import { authorOf } from '../publishing/site.ts';
import { thanksMail } from './question-mails.ts';
import { linkTo } from './questions.ts';
import * as store from './store.ts';
import { minute } from '../clock/durations.ts';

const batch = 500;
/** In milliseconds: as long as a moderator's decision can be undone, and the time that a call takes. */
const settled = minute;

/** Sends an organiser's thanks to those who left an address for it, and forgets each address with its mail. */
export const sendThanks: Job = {
  name: 'send-thanks',
  period: async ({ db, clock }) => ((await store.listThanked(db, clock() - settled, 1)).length > 0 ? minute : null),
  async run(context) {
    const { db, clock } = context;
    for (let size = batch; size === batch;) {
      const rows = await store.listThanked(db, clock() - settled, batch);
      for (const row of rows) await thank(context, row);
      size = rows.length;
    }
    context.wakeMail();
  },
};

/** One transaction: an address is either thanked and gone, or still there. */
async function thank(context: Context, { content, ...row }: store.Question & { content: string }): Promise<void> {
  const { db, clock, webUrl } = context;
  await transact(db, async (tx) => {
    const post = await kind.store.find(tx, row.campaign_id);
    if (!(await store.deleteQuestion(tx, row.id)) || !post || post.visibility === 0 || row.email === null) return;
    const letter = thanksMail(post, authorOf(post), content, linkTo(context, 'stop-thanks', row.id));
    await sendMail(tx, { id: null, email: row.email }, letter, webUrl, clock());
  });
}
