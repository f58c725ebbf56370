import {
  type DraftEntry,
  type DraftForm,
  type DraftQuery,
  type DraftTexts,
  limits,
  type StoredDraft,
} from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { DraftRow } from '../database/account-tables.ts';
import { transact } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { type EditBase, nextVersion, refuseStale } from '../http/versions.ts';
import type { Viewer } from '../sessions/guards.ts';
import { lockViewer } from '../users/lock-viewer.ts';
import * as store from './store.ts';

const show = ({ form, base, fields, updated_at }: DraftRow): StoredDraft => ({
  form,
  base,
  fields: JSON.parse(fields) as DraftTexts,
  updatedAt: new Date(updated_at).toISOString(),
});

const requireOwner = (by: Viewer, { owner }: Pick<DraftForm, 'owner'>) => {
  if (owner !== by.id)
    throw new HttpError(409, 'OTHER_MEMBER', 'Somebody else is signed in by now. The draft stays on this device.');
};

const tooMany = () =>
  new HttpError(
    409,
    'TOO_MANY_DRAFTS',
    `You have ${limits.drafts} drafts. This one stays on this device; post or throw away another, and it is stored too.`,
  );

export async function readDraft({ db }: Context, by: Viewer, query: DraftQuery): Promise<StoredDraft | null> {
  requireOwner(by, query);
  const row = await store.findDraft(db, by.id, query.form);
  return row ? show(row) : null;
}

export async function listDrafts({ db }: Context, by: Viewer): Promise<DraftEntry[]> {
  return (await store.listDrafts(db, by.id)).map((row) => {
    const { form, fields, updatedAt } = show(row);
    return { form, title: fields.title?.trim() ?? '', updatedAt };
  });
}

/** Where there is none yet, its version is 0: of two devices that begin at once, the second one is refused. */
export async function saveDraft(
  { db, clock, limits: most }: Context,
  by: Viewer,
  body: DraftForm,
  madeFrom: EditBase,
): Promise<StoredDraft> {
  requireOwner(by, body);
  const { form, base, fields } = body;
  await most.draftSavesPerMember.take(by.id);
  return transact(db, async (tx) => {
    // Of one member one at a time, so that their number is right.
    await lockViewer(tx, by);
    const before = await store.findDraft(tx, by.id, form);
    refuseStale(madeFrom, before?.updated_at ?? 0);
    const now = clock();
    const written = { base, fields: JSON.stringify(fields) };
    if (before) {
      const row = { ...before, ...written, updated_at: nextVersion(before, now) };
      await store.updateDraft(tx, before, row);
      return show(row);
    }
    if ((await store.countDrafts(tx, by.id)) >= limits.drafts) throw tooMany();
    const row = { user_id: by.id, form, ...written, created_at: now, updated_at: now };
    await store.insertDraft(tx, row);
    return show(row);
  });
}

/** Sent, or thrown away. */
export async function removeDraft({ db }: Context, by: Viewer, query: DraftQuery): Promise<void> {
  requireOwner(by, query);
  await store.deleteDraft(db, by.id, query.form);
}
