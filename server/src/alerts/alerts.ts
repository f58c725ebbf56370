import {
  type Alert,
  type AlertCorrection,
  type AlertForm,
  type ListQuery,
  limits,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/record.ts';
import { day } from '../clock/durations.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { isId, newId } from '../database/ids.ts';
import type { AlertRow } from '../database/letter-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { writeFact } from '../facts/store.ts';
import { ConcurrentUpdateError, fieldError, HttpError, notFoundError } from '../http/http-error.ts';
import { type EditBase, nextVersion, refuseStale } from '../http/versions.ts';
import * as letters from '../letters/store.ts';
import { readPage } from '../lists/paging.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { mayLeadTo, readLink } from './links.ts';
import * as store from './store.ts';

const longest = limits.alertDays * day;

export const correctionsOf = ({ corrections }: AlertRow) => JSON.parse(corrections) as Alert['corrections'];

export const showAlert = async (db: Db, row: AlertRow, now: number): Promise<Alert> => ({
  _id: row.id,
  title: row.title,
  happened: row.happened,
  affected: row.affected,
  advice: row.advice,
  link: await readLink(db, row.link),
  corrections: correctionsOf(row),
  beganAt: new Date(row.begun_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
  isRunning: row.ends_at > now,
  updatedAt: new Date(row.updated_at).toISOString(),
});

export async function requireAlert(db: Db, id: string): Promise<AlertRow> {
  const row = isId(id) ? await store.findAlert(db, id) : undefined;
  if (!row) throw notFoundError('Alert not found');
  return row;
}

/** What runs and what ran, newest first. */
export async function listAlerts({ db, clock }: Context, query: z.infer<typeof ListQuery>) {
  const { rows, nextCursor } = await readPage(query, (request) => store.listAlerts(db, request));
  const alerts = await Promise.all(rows.map((row) => showAlert(db, row, clock())));
  return { success: true as const, alerts, nextCursor, total: await store.countAlerts(db) };
}

export async function readAlert({ db, clock }: Context, id: string) {
  return { success: true as const, alert: await showAlert(db, await requireAlert(db, id), clock()) };
}

/** With what only moderators see of it. */
export async function readAdminAlert({ db, clock }: Context, id: string) {
  const row = await requireAlert(db, id);
  const readers = await letters.countReaders(db, ['alerts']);
  return { success: true as const, alert: await showAlert(db, row, clock()), readers, letterId: row.letter_id };
}

const columnsOf = ({ title, happened, affected, advice, link }: AlertForm) => ({
  title,
  happened,
  affected,
  advice,
  link: link || null,
});

async function refuseLink(tx: Tx, link: string, now: number): Promise<void> {
  if (link !== '' && !(await mayLeadTo(tx, link, now)))
    throw fieldError('link', 'Choose a guide or a campaign that runs. Nobody can open this one now.');
}

function readEnd(endsAt: string, begunAt: number, now: number): number {
  const end = Date.parse(endsAt);
  if (end <= now) throw fieldError('endsAt', 'Choose a time that is still to come.');
  if (end > begunAt + longest) throw fieldError('endsAt', `An alert runs ${limits.alertDays} days at most.`);
  return end;
}

/** On every page from this moment on: a session that was taken over must not be enough for that. */
export async function startAlert(context: Context, by: Viewer, form: AlertForm): Promise<AlertRow> {
  const { db, clock } = context;
  await requireFreshCheck(context, by, 'everyone');
  await context.limits.postsPerMember.take(by.id);
  return transact(db, async (tx) => {
    const now = clock();
    const ends_at = readEnd(form.endsAt, now, now);
    await refuseLink(tx, form.link, now);
    // Its row is locked until this ends: of several that start at once, one at a time counts what runs.
    await writeFact(tx, 'alerts:last-start', String(now));
    if ((await store.listRunning(tx, now)).length >= limits.alertsAtOnce)
      throw new HttpError(
        409,
        'TOO_MANY_ALERTS',
        `${limits.alertsAtOnce} alerts run already, and people read no more of them. End one first.`,
      );
    const times = { begun_at: now, ends_at, updated_at: now };
    const rest = { corrections: '[]', letter_id: null, visibility: 2 as const };
    const row = { id: newId(), ...columnsOf(form), ...times, ...rest };
    await store.insertAlert(tx, row);
    const after = { title: row.title, endsAt: form.endsAt };
    await recordAudit(tx, { by, action: 'alert.started', kind: 'alert', itemId: row.id, after }, now);
    return row;
  });
}

/** Says what was wrong, for everybody to read. One that has ended stays ended. */
export async function correctAlert(
  context: Context,
  by: Viewer,
  id: string,
  { correction, ...form }: AlertCorrection,
  base: EditBase,
): Promise<void> {
  await requireFreshCheck(context, by, 'everyone');
  await context.limits.editsPerMember.take(by.id);
  await changeAlert(context, id, base, async (tx, before, now) => {
    const corrections = correctionsOf(before);
    if (corrections.length >= limits.alertCorrections)
      throw new HttpError(
        409,
        'TOO_MANY_CORRECTIONS',
        'This alert was corrected often. End it, and start another one.',
      );
    const isEnded = before.ends_at <= now;
    const ends_at = isEnded ? before.ends_at : readEnd(form.endsAt, before.begun_at, now);
    if (form.link !== before.link) await refuseLink(tx, form.link, now);
    corrections.push({ at: new Date(now).toISOString(), text: correction });
    const saved = { corrections: JSON.stringify(corrections), updated_at: nextVersion(before, now) };
    await saveAlert(tx, before, { ...columnsOf(form), ends_at, ...saved });
    const facts = { before: { title: before.title }, after: { title: form.title }, reason: correction };
    await recordAudit(tx, { by, action: 'alert.corrected', kind: 'alert', itemId: id, ...facts }, now);
  });
}

/** Off every page. Ended twice is ended once. */
export const endAlert = (context: Context, by: Viewer, id: string): Promise<void> =>
  changeAlert(context, id, {}, async (tx, before, now) => {
    if (before.ends_at <= now) return;
    await saveAlert(tx, before, { ends_at: now });
    const after = { title: before.title };
    await recordAudit(tx, { by, action: 'alert.ended', kind: 'alert', itemId: id, after }, now);
  });

/** One change of an alert that is as it was read, in one transaction. */
export const changeAlert = (
  { db, clock }: Context,
  id: string,
  base: EditBase,
  change: (tx: Tx, before: AlertRow, now: number) => Promise<void>,
): Promise<void> =>
  transact(db, async (tx) => {
    const before = await requireAlert(tx, id);
    refuseStale(base, before.updated_at);
    await change(tx, before, clock());
  });

/** Its version is that of its words: whoever corrects them may meanwhile end it, or send its letter. */
export async function saveAlert(tx: Tx, before: AlertRow, change: Partial<AlertRow>): Promise<void> {
  if (!(await store.updateAlert(tx, before, change))) throw new ConcurrentUpdateError();
}
