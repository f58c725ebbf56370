import * as counters from '../counters/store.ts';
import { writeLetter } from '../mail/letter.ts';
import { enqueue } from '../mail/store.ts';
import { transact } from '../database/transact.ts';
import { readLastClaim } from '../jobs/claim.ts';
import { day, hour, type Job } from '../jobs/jobs.ts';
import type { Context } from '../context.ts';
import { postKinds } from '../posts/kinds.ts';
import { everyAdmin } from '../users/store.ts';
import { newestWaiting } from './store.ts';

/**
 * Tells administrators by mail that posts wait: at most once an hour, and only of what came since; once a day of what
 * still waits.
 */
export const digest: Job = {
  name: 'digest',
  async period({ db }) {
    const newest = await newestWaiting(db, postKinds);
    if (newest === null) return null;
    return newest > (await readLastClaim(db, 'digest')) ? hour : day;
  },
  run: sendDigest,
};

async function sendDigest(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const queues: string[] = [];
  for (const { name, table } of postKinds) {
    const { waiting } = await counters.read(db, table, ['waiting']);
    if (waiting > 0) queues.push(`${waiting} ${name}${waiting === 1 ? '' : 's'}`);
  }
  await transact(db, async (tx) => {
    for (const admin of await everyAdmin(tx)) {
      const words = digestMail(admin.name, queues.join(' and '), context.webUrl);
      await enqueue(tx, { userId: admin.id, kind: 'digest', recipient: admin.email, ...words }, now);
    }
  });
  context.wakeMail();
}

function digestMail(name: string, waiting: string, webUrl: string) {
  const link = { text: 'Open the approvals', url: `${webUrl}/admin/approvals` };
  return {
    subject: `CyberHarbour: ${waiting} to look at`,
    ...writeLetter({ name, paragraphs: [`${waiting} wait for a moderator.`], link }),
  };
}
