import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { insertFact, readFact, writeFact } from '../facts/store.ts';
import { everyHour, type Job } from '../jobs/jobs.ts';
import { makeLetterRow } from '../letters/letters.ts';
import { insertLetter } from '../letters/store.ts';
import { writeDigest } from './write-digest.ts';

const sinceName = 'letter-digest';
const monthIn = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Australia/Sydney' });

/**
 * Once in a month of Sydney, in its first hours: a draft of what was approved since the last one. A moderator reads,
 * changes and sends it, or deletes it; it does not come again. A month without anything new has none, and what comes
 * later is in the draft of the next.
 */
export const draftDigest: Job = { name: 'letter-digest', period: everyHour, run: draft };

async function draft({ db, clock, webUrl }: Context): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock();
    // Of several processes, the one that notes the month first.
    if (!(await insertFact(tx, `${sinceName}:${monthIn.format(now)}`, String(now)))) return;
    const since = await readFact(tx, sinceName);
    // What was there before the site began to draft is no news.
    const form = since === undefined ? null : await writeDigest(tx, Number(since), now, webUrl);
    if (form !== null) await insertLetter(tx, makeLetterRow(form, now));
    if (since === undefined || form !== null) await writeFact(tx, sinceName, String(now));
  });
}
