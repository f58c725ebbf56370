import { limits, type ResourceForm } from '@cyberharbour/shared-api/contract';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { isUniqueViolation, transact, type Tx } from '../database/transact.ts';
import { HttpError, notFoundError } from '../http/http-error.ts';
import { type EditBase, nextVersion, refuseStale } from '../http/versions.ts';
import type { Viewer } from '../sessions/guards.ts';
import { makeSlug } from './slugs.ts';
import * as store from './store.ts';

const missing = () => notFoundError('This resource is not in the library.');

/** A guide's page by the last part of its address, or any resource by its id. A retired one is gone for everybody. */
export async function readGuide({ db }: Context, name: string): Promise<store.ReadResource> {
  const found = (await store.findResource(db, name)) ?? (await store.findBySlug(db, name));
  if (!found) throw missing();
  if (found.retired_at !== null) throw new HttpError(404, 'GONE', 'This guide was retired. Others took its place.');
  return found;
}

export const requireResource = async (tx: Db, id: string) => {
  const found = await store.findResource(tx, id);
  if (!found) throw missing();
  return found;
};

const toColumns = ({ audiences, reviewedOn, content, ...form }: ResourceForm) => ({
  ...form,
  content: content.replace(/\r\n?/g, '\n'),
  audiences: [...new Set(audiences)].join(','),
  reviewed_on: reviewedOn || null,
});

/** What the log says of a resource: its text is too long for it. */
const factsOf = (row: ReturnType<typeof toColumns>) => {
  const { title, category, link, audiences, language, level, minutes, reviewed_on: reviewedOn } = row;
  return { title, category, link, audiences, language, level, minutes, reviewedOn };
};

/** Two at the same moment, or one that comes back, may have the same title: the index takes one. */
const refuseSameTitle = (error: unknown) => {
  throw isUniqueViolation(error)
    ? new HttpError(409, 'THERE_ALREADY', 'The library has a resource with this title. Change that one.')
    : error;
};

async function refuseTooMany(tx: Tx): Promise<void> {
  const { shown, ever } = await store.countEver(tx);
  if (shown >= limits.resources || ever >= limits.resourcesEver)
    throw new HttpError(409, 'LIBRARY_FULL', `The library shows ${limits.resources} resources. Retire one first.`);
}

/** Adds a resource at the end. */
export async function addResource({ db, clock }: Context, by: Viewer, form: ResourceForm): Promise<store.ReadResource> {
  const now = clock();
  const columns = toColumns(form);
  return transact(db, async (tx) => {
    await refuseTooMany(tx);
    const id = newId(now);
    const slug = columns.content === '' ? null : await makeSlug(tx, columns.title);
    const place = (await store.lastPlace(tx)) + 1;
    const rest = { media_id: null, retired_at: null, checked_at: null, created_at: now, updated_at: now };
    await store.insertResource(tx, { id, ...columns, slug, place, ...rest });
    await recordAudit(tx, { by, action: 'resource.added', kind: 'resource', itemId: id, after: factsOf(columns) }, now);
    return requireResource(tx, id);
  }).catch(refuseSameTitle);
}

/** Changes a resource; an address that its guide once had stays its own. */
export async function editResource(
  { db, clock }: Context,
  by: Viewer,
  id: string,
  form: ResourceForm,
  base: EditBase,
): Promise<store.ReadResource> {
  const columns = toColumns(form);
  return transact(db, async (tx) => {
    const before = await requireResource(tx, id);
    refuseStale(base, before.updated_at);
    const now = clock();
    const slug = before.slug ?? (columns.content === '' ? null : await makeSlug(tx, columns.title));
    // Of another address nobody knows yet whether there is a page.
    const checked = columns.link === before.link ? {} : { checked_at: null };
    await store.updateResource(tx, before, { ...columns, ...checked, slug, updated_at: nextVersion(before, now) });
    const after = { ...factsOf(columns), unconditional: base.ifMatch === undefined };
    const facts = { before: factsOf({ ...before, audiences: before.audiences }), after };
    await recordAudit(tx, { by, action: 'resource.edited', kind: 'resource', itemId: id, ...facts }, now);
    return requireResource(tx, id);
  }).catch(refuseSameTitle);
}

/** Takes a resource off the library, or shows it again, at the end; its words and its address stay. */
export async function retireResource(
  { db, clock }: Context,
  by: Viewer,
  id: string,
  retired: boolean,
  base: EditBase,
): Promise<store.ReadResource> {
  return transact(db, async (tx) => {
    const before = await requireResource(tx, id);
    refuseStale(base, before.updated_at);
    if ((before.retired_at !== null) === retired) return before;
    if (!retired) await refuseTooMany(tx);
    const now = clock();
    await store.updateResource(tx, before, {
      retired_at: retired ? now : null,
      ...(retired ? {} : { place: (await store.lastPlace(tx)) + 1 }),
      updated_at: nextVersion(before, now),
    });
    const { title } = before;
    const action = retired ? 'resource.retired' : 'resource.restored';
    await recordAudit(tx, { by, action, kind: 'resource', itemId: id, after: { title } }, now);
    return requireResource(tx, id);
  }).catch(refuseSameTitle);
}

/**
 * Moves a resource to a place among those that are shown, counted from 1. Two moves at the same moment may mix; the
 * order is one for everybody all the same, and the next move counts the places anew.
 */
export async function moveResource({ db, clock }: Context, by: Viewer, id: string, to: number): Promise<void> {
  await transact(db, async (tx) => {
    const shown = (await store.listLibrary(tx)).filter((row) => row.retired_at === null);
    const from = shown.findIndex((row) => row.id === id);
    const moved = shown[from];
    if (!moved) throw (await store.findResource(tx, id)) ? retiredError() : missing();
    const order = shown.filter((row) => row !== moved);
    order.splice(to - 1, 0, moved);
    const place = order.indexOf(moved) + 1;
    if (place === from + 1) return;
    for (const [index, row] of order.entries())
      if (row.place !== index + 1) await store.setPlace(tx, row.id, index + 1);
    const { title } = moved;
    const facts = { before: { title, place: from + 1 }, after: { title, place } };
    await recordAudit(tx, { by, action: 'resource.moved', kind: 'resource', itemId: id, ...facts }, clock());
  });
}

const retiredError = () => new HttpError(409, 'RETIRED', 'A retired resource has no place. Bring it back first.');
