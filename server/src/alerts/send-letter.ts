import type { LetterForm } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { AlertRow } from '../database/letter-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { makeLetterRow } from '../letters/letters.ts';
import * as letters from '../letters/store.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { changeAlert, saveAlert } from './alerts.ts';

const writeLetter = ({ id, title, happened, affected, advice }: AlertRow, webUrl: string): LetterForm => ({
  subject: `Alert: ${title}`,
  topics: ['alerts'],
  blocks: [
    { kind: 'tip', text: advice },
    { kind: 'words', text: `## What happened\n\n${happened}\n\n## Who is hit\n\n${affected}` },
    { kind: 'words', text: `[What is known by now](${webUrl}/alerts/${id})` },
  ],
});

/** Tells whoever chose alerts, once, by the queue of all letters. */
export async function sendAlertLetter(context: Context, by: Viewer, id: string): Promise<number> {
  const { webUrl } = context;
  await requireFreshCheck(context, by, 'everyone');
  let readers = 0;
  await changeAlert(context, id, {}, async (tx, alert, now) => {
    if (alert.letter_id !== null) throw new HttpError(409, 'MAILED', 'A letter about this alert went out already.');
    if (alert.ends_at <= now)
      throw new HttpError(409, 'ENDED', 'This alert has ended. Nobody needs a letter about it.');
    readers = await letters.countReaders(tx, ['alerts']);
    if (readers === 0) throw new HttpError(409, 'NO_READERS', 'Nobody chose alerts yet.');
    const begun = { state: 'sending' as const, begun_at: now, visibility: 2 as const };
    const letter = { ...makeLetterRow(writeLetter(alert, webUrl), now), ...begun };
    await letters.insertLetter(tx, letter);
    await saveAlert(tx, alert, { letter_id: letter.id });
    const after = { title: alert.title, readers };
    await recordAudit(tx, { by, action: 'alert.mailed', kind: 'alert', itemId: id, after }, now);
  });
  return readers;
}
