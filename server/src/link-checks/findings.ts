import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact, type Tx } from '../database/transact.ts';
import { isPublicAddress } from '@cyberharbour/shared-api/contract';
import { HttpError, notFoundError } from '../http/http-error.ts';
import { nextVersion } from '../http/versions.ts';
import { findResource, updateResource } from '../resources/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as store from './store.ts';

async function requireFinding(tx: Tx, id: string): Promise<store.FoundLink> {
  const found = await store.findFinding(tx, id);
  if (!found) throw notFoundError('Somebody looked at this link already.');
  return found;
}

/** Takes a finding off the list: what was found is right as it is. */
export async function dismissFinding({ db }: Context, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const found = await requireFinding(tx, id);
    await store.changeCheck(tx, id, {
      finding: null,
      found_at: null,
      detail: null,
      failures: 0,
      failed_day: null,
      baseline: found.seen,
      dismissed: found.finding === 'moved' ? found.detail : found.dismissed,
    });
  });
}

/** Lets a resource lead to where its page moved. */
export async function useNewAddress({ db, clock }: Context, by: Viewer, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const { finding, detail: link } = await requireFinding(tx, id);
    const resource = await findResource(tx, id);
    if (finding !== 'moved' || link === null || !isPublicAddress(link) || !resource)
      throw new HttpError(409, 'NOT_MOVED', 'This page did not move.');
    const now = clock();
    await updateResource(tx, resource, { link, checked_at: null, updated_at: nextVersion(resource, now) });
    const { title } = resource;
    const facts = { before: { title, link: resource.link }, after: { title, link } };
    await recordAudit(tx, { by, action: 'resource.edited', kind: 'resource', itemId: id, ...facts }, now);
  });
}
