import * as counters from '../platform/counters/store.ts';
import { letter } from '../platform/mail/letter.ts';
import { enqueue } from '../platform/mail/store.ts';
import { transact } from '../platform/database/transact.ts';
import { claim, lastClaim } from '../platform/jobs/claim.ts';
import type { Parts } from '../platform/parts.ts';
import { everyAdmin } from '../users/store.ts';
import { newestWaiting } from './store.ts';

const hour = 3_600_000;
/** What waits that long is said again, even when nothing came after it. */
const nag = 24 * hour;

/** Tells administrators by mail that something waits: at most once an hour, and only of what came since the last time. */
export async function sendDigest(parts: Parts): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  const newest = await newestWaiting(db);
  if (newest === null) return;
  const period = newest > (await lastClaim(db, 'digest')) ? hour : nag;
  if (!(await claim(db, 'digest', now, period))) return;
  const [blogs, campaigns] = [
    await counters.read(db, 'blogs', ['waiting']),
    await counters.read(db, 'campaigns', ['waiting']),
  ];
  await transact(db, async (tx) => {
    for (const admin of await everyAdmin(tx)) {
      const words = digest(admin.name, blogs.waiting, campaigns.waiting, parts.webUrl);
      await enqueue(tx, { userId: admin.id, kind: 'digest', recipient: admin.email, ...words }, now);
    }
  });
  parts.wakeMail();
}

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function digest(name: string, blogs: number, campaigns: number, webUrl: string) {
  const waiting = [
    ...(blogs > 0 ? [some(blogs, 'blog')] : []),
    ...(campaigns > 0 ? [some(campaigns, 'campaign')] : []),
  ].join(' and ');
  const link = { text: 'Open the approvals', url: `${webUrl}/admin/approvals` };
  return {
    subject: `CyberHarbour: ${waiting} to look at`,
    ...letter({ name, paragraphs: [`${waiting} wait for a moderator.`], link }),
  };
}
