import {
  AdminCampaignPage,
  Approval,
  CampaignAnswer,
  CampaignPage,
  campaignStatuses,
  CampaignStatusChange,
  ListQuery,
  Period,
  postOrders,
  Rejection,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { sendCsv, wantsCsv } from '../lists/csv.ts';
import { viewerOf } from '../sessions/guards.ts';
import { IdParams } from '../http/params.ts';
import type { App, Context } from '../context.ts';
import { readVersion } from '../http/versions.ts';
import {
  allCampaigns,
  campaignColumns,
  decideCampaign,
  everyCampaign,
  everyWaitingCampaign,
  waitingCampaigns,
} from './moderation.ts';

const AdminQuery = z.extend(ListQuery, {
  ...Period.shape,
  status: z.optional(z.enum(campaignStatuses)),
  order: z.optional(z.enum(postOrders)),
});

export function moderateCampaignRoutes(app: App, context: Context): void {
  const { admin } = context.guards;
  const loading = { onRequest: admin, config: { failed: 'Failed to load campaigns.', table: true } };

  app.get(
    '/admin/campaigns',
    {
      ...loading,
      schema: {
        summary: 'Every campaign, with counts by status; as a table for Accept: text/csv',
        querystring: AdminQuery,
        response: responseShapes(200, AdminCampaignPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'campaigns', campaignColumns, everyCampaign(context, request.query))
        : allCampaigns(context, viewerOf(request), request.query),
  );

  app.get(
    '/admin/campaigns/pending',
    {
      ...loading,
      schema: {
        summary: 'Campaigns that wait for a moderator, oldest first; as a table for Accept: text/csv',
        querystring: ListQuery,
        response: responseShapes(200, CampaignPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'campaigns-pending', campaignColumns, everyWaitingCampaign(context))
        : waitingCampaigns(context, viewerOf(request), request.query),
  );

  const deciding = (failed: string) => ({ onRequest: admin, config: { failed, versioned: true } });
  const answered = responseShapes(200, CampaignAnswer);

  app.put(
    '/admin/campaigns/:id/approve',
    {
      ...deciding('Approval failed'),
      schema: { summary: 'Approve a campaign that waits', params: IdParams, body: Approval, response: answered },
    },
    async (request) => {
      const campaign = await decideCampaign(context, viewerOf(request), request.params.id, {
        status: 'active',
        queued: true,
        reason: request.body?.reason,
        ...readVersion(request),
      });
      return { success: true as const, campaign, message: 'Campaign approved' };
    },
  );

  app.put(
    '/admin/campaigns/:id/reject',
    {
      ...deciding('Rejection failed'),
      schema: {
        summary: 'Send a campaign back to its author with a reason',
        params: IdParams,
        body: Rejection,
        response: answered,
      },
    },
    async (request) => {
      const campaign = await decideCampaign(context, viewerOf(request), request.params.id, {
        status: 'pending',
        queued: true,
        sendBack: true,
        reason: request.body.reason,
        ...readVersion(request),
      });
      return { success: true as const, campaign, message: 'Campaign sent back' };
    },
  );

  app.put(
    '/admin/campaigns/:id/status',
    {
      ...deciding('Failed to update status'),
      schema: {
        summary: 'Set the status of a campaign',
        params: IdParams,
        body: CampaignStatusChange,
        response: answered,
      },
    },
    async (request) => {
      const campaign = await decideCampaign(context, viewerOf(request), request.params.id, {
        ...request.body,
        ...readVersion(request),
      });
      return { success: true as const, campaign, message: 'Campaign status updated' };
    },
  );
}
