import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueue } from '../mail/store.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { findUser } from '../users/store.ts';
import { drawMail } from './draw.ts';
import { blocksOf, changeLetter, requireLetter, saveLetter } from './letters.ts';
import { readParts } from './parts.ts';
import * as store from './store.ts';

type Base = { ifMatch?: string | undefined };

/** The letter as it is stored, to the moderator alone. */
export async function testLetter(context: Context, by: Viewer, id: string): Promise<string> {
  const { db, clock, limits, webUrl, publicApiUrl, wakeMail } = context;
  const row = await requireLetter(db, id);
  await limits.letterTestsPerAccount.take(by.id);
  const recipient = (await findUser(db, by.id, clock()))?.email ?? '';
  const { parts } = await readParts(db, publicApiUrl, blocksOf(row));
  const mail = drawMail({
    subject: row.subject,
    parts,
    code: row.code,
    webUrl,
    topics: store.topicsOf(row),
    reader: null,
  });
  const subject = `Test: ${row.subject}`;
  await enqueue(db, { userId: by.id, kind: 'letter-test', recipient, subject, ...mail }, clock());
  wakeMail();
  return recipient;
}

/** To every reader, at once or at a time: a session that was taken over must not be enough for that. */
export async function sendLetter(
  context: Context,
  by: Viewer,
  id: string,
  sendAt: string | null,
  base: Base,
): Promise<LetterRow> {
  await requireFreshCheck(context, by, 'everyone');
  const time = sendAt === null ? null : Date.parse(sendAt);
  return changeLetter(context, id, base, async (tx, before, now) => {
    if (before.state !== 'draft')
      throw new HttpError(409, 'NOT_A_DRAFT', 'This letter is on its way already, or was sent before.');
    const { parts, missing } = await readParts(tx, context.publicApiUrl, blocksOf(before));
    if (parts.length === 0) throw new HttpError(409, 'EMPTY', 'There is nothing in this letter yet.');
    if (missing > 0)
      throw new HttpError(409, 'POST_GONE', 'A post in this letter is not public any more. Take it out first.');
    const readers = await store.countReaders(tx, store.topicsOf(before));
    if (readers === 0) throw new HttpError(409, 'NO_READERS', 'Nobody chose what this letter is for yet.');
    if (time !== null && time <= now)
      throw new HttpError(400, 'INVALID', 'That time has passed. Choose a later one.', {
        errors: { sendAt: 'Choose a time that is still to come.' },
      });
    const change =
      time === null
        ? { state: 'sending' as const, begun_at: now, visibility: 2 as const }
        : { state: 'scheduled' as const };
    await saveLetter(tx, before, { ...change, send_at: time }, now);
    const action = time === null ? ('letter.sent' as const) : ('letter.scheduled' as const);
    const after = { title: before.subject, readers, ...(time !== null && { sendAt }) };
    await recordAudit(tx, { by, action, kind: 'letter', itemId: id, after }, now);
  });
}

/** A scheduled letter is a draft again; one on its way ends where it is, and is not taken up again. */
export async function stopLetter(context: Context, by: Viewer, id: string): Promise<LetterRow> {
  return changeLetter(context, id, {}, async (tx, before, now) => {
    if (before.state !== 'scheduled' && before.state !== 'sending')
      throw new HttpError(409, 'NOT_UNDER_WAY', 'This letter is not on its way.');
    const isBegun = before.state === 'sending';
    const change = isBegun ? { state: 'stopped' as const, ended_at: now } : { state: 'draft' as const, send_at: null };
    await saveLetter(tx, before, change, now);
    const after = { title: before.subject, state: change.state };
    await recordAudit(tx, { by, action: 'letter.stopped', kind: 'letter', itemId: id, after }, now);
  });
}
