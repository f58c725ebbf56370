import { minute } from '../clock/durations.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/jobs.ts';
import { mostRefusals } from '../letter-deliveries/refusals.ts';
import { noteRefusals } from '../letter-deliveries/store.ts';
import { openBounceFolder } from './bounce-folder.ts';
import { type Bounce, readReport } from './read-report.ts';
import * as store from './store.ts';

/**
 * Reads what mail servers report days after they took a mail of a letter. A report that was read twice counts once;
 * what is none stays in the mailbox.
 */
export const readBounces: Job = {
  name: 'read-bounces',
  period: async ({ bounceFolder }) => (bounceFolder === null ? null : minute),
  run: read,
};

async function read({ db, clock, bounceFolder }: Context): Promise<void> {
  if (bounceFolder === null) return;
  const folder = await openBounceFolder(bounceFolder);
  for await (const { name, bytes } of folder.mails()) {
    const bounce = bytes && (await readReport(bytes));
    const isOfLetter = bounce !== null && (await noteBounce(db, bounce, clock()));
    await (isOfLetter ? folder.remove(name) : folder.setAside(name));
  }
}

/** @returns whether it is about a mail that a letter sent, whatever it had been said of it before */
const noteBounce = (db: Db, bounce: Bounce, now: number): Promise<boolean> =>
  transact(db, async (tx) => {
    const times = await store.readTimes(tx, bounce);
    if (!times) return false;
    if (!(await store.noteReturned(tx, bounce))) return true;
    // Whoever has confirmed their address since reads mail there again.
    if ((times.confirmed_at ?? 0) > (times.begun_at ?? 0)) return true;
    const refusals = await store.countInARow(tx, bounce.readerId, mostRefusals);
    const isBouncing = bounce.refusal === 'no-such-address' || refusals >= mostRefusals;
    await noteRefusals(tx, bounce.readerId, refusals, isBouncing ? now : null);
    return true;
  });
