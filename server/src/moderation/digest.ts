import * as counters from '../counters/store.ts';
import { count, defineMail } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import { transact } from '../database/transact.ts';
import { readLastClaim } from '../jobs/claim.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Context } from '../context.ts';
import { moderatedKinds } from '../posts/kinds.ts';
import { everyAdmin } from '../users/store.ts';
import { newestWaiting } from './store.ts';
import { day, hour } from '../clock/durations.ts';

/**
 * Tells administrators by mail that posts wait: at most once an hour, and only of what came since; once a day of what
 * still waits.
 */
export const digest: Job = {
  name: 'digest',
  async period({ db }) {
    const newest = await newestWaiting(db, moderatedKinds);
    if (newest === null) return null;
    return newest > (await readLastClaim(db, 'digest')) ? hour : day;
  },
  run: sendDigest,
};

async function sendDigest(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const queues: Queue[] = [];
  for (const { name, table } of moderatedKinds) {
    const { waiting } = await counters.read(db, table, ['waiting']);
    if (waiting > 0) queues.push({ name, waiting });
  }
  await transact(db, async (tx) => {
    for (const admin of await everyAdmin(tx)) await sendMail(tx, admin, digestMail(queues), context.webUrl, now);
  });
  context.wakeMail();
}

interface Queue {
  /** Of a kind of post: `blog`. */
  name: string;
  waiting: number;
}

export const digestMail = defineMail(
  (queues: readonly Queue[]) => {
    const what = queues.map(({ name, waiting }) => count(waiting, name)).join(' and ');
    const isOne = queues.length === 1 && queues[0]?.waiting === 1;
    return {
      kind: 'digest',
      subject: `CyberHarbour: ${what} to look at`,
      paragraphs: [`${what} ${isOne ? 'waits' : 'wait'} for a moderator.`],
      button: { text: 'Open the approvals', url: '/admin/approvals' },
      why: 'You get this because you are a moderator at CyberHarbour.',
    };
  },
  (of) => ({
    'posts-wait': of([
      { name: 'blog', waiting: 2 },
      { name: 'campaign', waiting: 1 },
    ]),
    'one-post-waits': of([{ name: 'blog', waiting: 1 }]),
  }),
);
