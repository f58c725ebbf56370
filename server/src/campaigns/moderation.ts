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
import { type Columns, readEveryRow, formatTime } from '../lists/csv.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
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
export async function allCampaigns(context: Context, by: Viewer, query: Wish) {
  const { db, publicApiUrl } = context;
  const { rows, nextCursor } = await readPage(query, (request) =>
    store.listCampaigns(connectionFor(context, query), query, request),
  );
  const byStatus = await counters.read(db, 'campaigns', campaignStatuses);
  const counted = counters.sumGroups(byStatus, query.status);
  const total =
    query.q || hasPeriod(query) ? await store.countCampaigns(connectionFor(context, query), query) : counted;
  return {
    success: true as const,
    campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)),
    nextCursor,
    total,
    byStatus,
  };
}

export const everyCampaign = ({ heavy }: Context, filter: store.CampaignFilter) =>
  readEveryRow(filter.order, (request) => store.listCampaigns(heavy, filter, request));

export const campaignColumns: Columns<store.ReadCampaign> = {
  Title: (row) => row.title,
  Author: (row) => row.creator_name ?? 'Unknown',
  Status: (row) => row.status,
  Starts: (row) => formatTime(row.start_at),
  Ends: (row) => formatTime(row.end_at),
  Posted: (row) => formatTime(row.created_at),
  Changed: (row) => formatTime(row.updated_at),
  Reason: (row) => row.moderation_reason,
};

export const everyWaitingCampaign = ({ heavy }: Context) =>
  readEveryRow(undefined, (request) => store.pendingCampaigns(heavy, request));

export async function waitingCampaigns({ db, publicApiUrl }: Context, by: Viewer, query: Wish) {
  const { rows, nextCursor } = await readPage(query, (request) => store.pendingCampaigns(db, request));
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
  context: Context,
  by: Viewer,
  id: string,
  decision: Decision<CampaignStatus>,
): Promise<Campaign> {
  return showCampaign(await decide(context, by, kind, id, decision), context.publicApiUrl, by);
}
