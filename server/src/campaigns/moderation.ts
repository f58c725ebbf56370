import { type Campaign, type CampaignStatus, campaignStatuses } from '@cyberharbour/shared-api/contract';
import * as counters from '../platform/counters/store.ts';
import { transact } from '../platform/database/transact.ts';
import type { Viewer } from '../platform/guards.ts';
import { cutPage, pageWish } from '../platform/paging.ts';
import type { Parts } from '../platform/parts.ts';
import { found, save } from './campaigns.ts';
import { showCampaign } from './shown.ts';
import * as store from './store.ts';

interface Wish {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: CampaignStatus | undefined;
}

/** Every campaign there is, with the counts of each status over all of them. */
export async function allCampaigns({ db, publicApiUrl }: Parts, by: Viewer, query: Wish) {
  const wish = pageWish(query);
  const { rows, nextCursor } = wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await store.listCampaigns(db, query, wish), wish.limit);
  const byStatus = await counters.read(db, 'campaigns', campaignStatuses);
  const counted = query.status ? byStatus[query.status] : Object.values(byStatus).reduce((sum, each) => sum + each, 0);
  const total = query.q ? await store.countCampaigns(db, query) : counted;
  return { success: true as const, campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)), nextCursor, total, byStatus };
}

export async function waitingCampaigns({ db, publicApiUrl }: Parts, by: Viewer, query: Wish) {
  const wish = pageWish(query);
  const { rows, nextCursor } = wish.limit === 0 ? { rows: [], nextCursor: null } : cutPage(await store.pendingCampaigns(db, wish), wish.limit);
  const { pending } = await counters.read(db, 'campaigns', ['pending']);
  return { success: true as const, campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)), nextCursor, total: pending };
}

/** For admins: the route's guard has asked. */
export async function setCampaignStatus({ db, clock, publicApiUrl }: Parts, by: Viewer, id: string, status: CampaignStatus): Promise<Campaign> {
  return transact(db, async (tx) => {
    const before = await found(tx, id);
    if (before.status !== status) await save(tx, before, { status }, clock());
    return showCampaign(await found(tx, id), publicApiUrl, by);
  });
}
