import {
  type Campaign,
  type CampaignStatus,
  campaignStatuses,
  type Period,
  type PostOrder,
} from '@cyberharbour/shared-api/contract';
import { decide, type Decision, type Kind } from '../moderation/decide.ts';
import * as counters from '../counters/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import { type Columns, everyRow, isoOf } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import { forFilter, type Parts } from '../context.ts';
import { hasPeriod } from '../lists/period.ts';
import { found, save } from './campaigns.ts';
import { showCampaign } from './show-campaign.ts';
import * as store from './store.ts';

interface Wish extends Period {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: CampaignStatus | undefined;
  order?: PostOrder | undefined;
}

/** Every campaign there is, with the counts of each status over all of them. */
export async function allCampaigns(parts: Parts, by: Viewer, query: Wish) {
  const { db, publicApiUrl } = parts;
  const { rows, nextCursor } = await readPage(query, (wish) =>
    store.listCampaigns(forFilter(parts, query), query, wish),
  );
  const byStatus = await counters.read(db, 'campaigns', campaignStatuses);
  const counted = counters.totalOf(byStatus, query.status);
  const total = query.q || hasPeriod(query) ? await store.countCampaigns(forFilter(parts, query), query) : counted;
  return {
    success: true as const,
    campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)),
    nextCursor,
    total,
    byStatus,
  };
}

export const everyCampaign = ({ heavy }: Parts, filter: store.CampaignFilter) =>
  everyRow(filter.order, (wish) => store.listCampaigns(heavy, filter, wish));

export const campaignColumns: Columns<store.ReadCampaign> = {
  Title: (row) => row.title,
  Author: (row) => row.creator_name ?? 'Unknown',
  Status: (row) => row.status,
  Starts: (row) => isoOf(row.start_at),
  Ends: (row) => isoOf(row.end_at),
  Posted: (row) => isoOf(row.created_at),
  Changed: (row) => isoOf(row.updated_at),
  Reason: (row) => row.moderation_reason,
};

export const everyWaitingCampaign = ({ heavy }: Parts) =>
  everyRow(undefined, (wish) => store.pendingCampaigns(heavy, wish));

export async function waitingCampaigns({ db, publicApiUrl }: Parts, by: Viewer, query: Wish) {
  const { rows, nextCursor } = await readPage(query, (wish) => store.pendingCampaigns(db, wish));
  const { waiting } = await counters.read(db, 'campaigns', ['waiting']);
  return {
    success: true as const,
    campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)),
    nextCursor,
    total: waiting,
  };
}

const kind: Kind<store.ReadCampaign, CampaignStatus> = {
  kind: 'campaign',
  found,
  save,
  memberOf: (row) => row.creator_id,
};

/** For admins: the route's guard has asked. */
export async function decideCampaign(
  parts: Parts,
  by: Viewer,
  id: string,
  decision: Decision<CampaignStatus>,
): Promise<Campaign> {
  return showCampaign(await decide(parts, by, kind, id, decision), parts.publicApiUrl, by);
}
