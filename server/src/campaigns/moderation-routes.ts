import { AdminCampaignPage, CampaignAnswer, CampaignPage, campaignStatuses, CampaignStatusChange, ListQuery } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { answers } from '../platform/answers.ts';
import { viewerOf } from '../platform/guards.ts';
import { IdParams } from '../platform/params.ts';
import type { App, Parts } from '../platform/parts.ts';
import { allCampaigns, setCampaignStatus, waitingCampaigns } from './moderation.ts';

const AdminQuery = z.extend(ListQuery, { status: z.optional(z.enum(campaignStatuses)) });

export function moderateCampaignRoutes(app: App, parts: Parts): void {
  const { admin } = parts.guards;
  const loading = { onRequest: admin, config: { failed: 'Failed to load campaigns.' } };

  app.get('/admin/campaigns', { ...loading, schema: { querystring: AdminQuery, response: answers(200, AdminCampaignPage) } }, async (request) =>
    allCampaigns(parts, viewerOf(request), request.query),
  );

  app.get('/admin/campaigns/pending', { ...loading, schema: { querystring: ListQuery, response: answers(200, CampaignPage) } }, async (request) =>
    waitingCampaigns(parts, viewerOf(request), request.query),
  );

  app.put(
    '/admin/campaigns/:id/approve',
    { onRequest: admin, config: { failed: 'Approval failed' }, schema: { params: IdParams, response: answers(200, CampaignAnswer) } },
    async (request) => ({
      success: true as const,
      campaign: await setCampaignStatus(parts, viewerOf(request), request.params.id, 'active'),
      message: 'Campaign approved',
    }),
  );

  app.put(
    '/admin/campaigns/:id/status',
    {
      onRequest: admin,
      config: { failed: 'Failed to update status' },
      schema: { params: IdParams, body: CampaignStatusChange, response: answers(200, CampaignAnswer) },
    },
    async (request) => ({
      success: true as const,
      campaign: await setCampaignStatus(parts, viewerOf(request), request.params.id, request.body.status),
      message: 'Campaign status updated',
    }),
  );
}
