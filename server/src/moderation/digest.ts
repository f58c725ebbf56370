import * as counters from '../counters/store.ts';
import { writeLetter } from '../mail/letter.ts';
import { enqueue } from '../mail/store.ts';
import { transact } from '../database/transact.ts';
import { readLastClaim } from '../jobs/claim.ts';
import { day, hour, type Job } from '../jobs/jobs.ts';
import type { Context } from '../context.ts';
import { everyAdmin } from '../users/store.ts';
import { newestWaiting } from './store.ts';

/** Tells administrators by mail that posts wait: at most once an hour, and only of what came since; once a day of what still waits. */
export const digest: Job = {
  name: 'digest',
  async period({ db }) {
    const newest = await newestWaiting(db);
    if (newest === null) return null;
    return newest > (await readLastClaim(db, 'digest')) ? hour : day;
  },
  run: sendDigest,
};

async function sendDigest(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const [blogs, campaigns] = [
    await counters.read(db, 'blogs', ['waiting']),
    await counters.read(db, 'campaigns', ['waiting']),
  ];
  await transact(db, async (tx) => {
    for (const admin of await everyAdmin(tx)) {
      const words = digestMail(admin.name, blogs.waiting, campaigns.waiting, context.webUrl);
      await enqueue(tx, { userId: admin.id, kind: 'digest', recipient: admin.email, ...words }, now);
    }
  });
  context.wakeMail();
}

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function digestMail(name: string, blogs: number, campaigns: number, webUrl: string) {
  const waiting = [
    ...(blogs > 0 ? [some(blogs, 'blog')] : []),
    ...(campaigns > 0 ? [some(campaigns, 'campaign')] : []),
  ].join(' and ');
  const link = { text: 'Open the approvals', url: `${webUrl}/admin/approvals` };
  return {
    subject: `CyberHarbour: ${waiting} to look at`,
    ...writeLetter({ name, paragraphs: [`${waiting} wait for a moderator.`], link }),
  };
}
