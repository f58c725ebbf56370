import { CampaignAnswer, CampaignForm, CampaignPage, CampaignQuery, Done } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readForm } from '../media/form.ts';
import { IdParams } from '../http/params.ts';
import type { App, Context } from '../context.ts';
import { flag, isOn } from '../lists/list-query.ts';
import { toReplyKey } from '../idempotency/store.ts';
import { readVersion } from '../http/versions.ts';
import { createCampaign, deleteCampaign, listCampaigns, readCampaign, updateCampaign } from './campaigns.ts';

const ListedQuery = z.extend(CampaignQuery, { mine: flag });
const CampaignEditForm = z.safeExtend(CampaignForm, { updatedAt: z.optional(z.string()) });
const multipart = ['multipart/form-data'];

export function campaignRoutes(app: App, context: Context): void {
  const { visitor, signedIn, verified } = context.guards;

  app.get(
    '/campaigns',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load campaigns.', tagged: true },
      schema: {
        summary: 'Campaigns that are not pending, newest first; with mine, the member’s own of every status',
        querystring: ListedQuery,
        response: responseShapes(200, CampaignPage),
      },
    },
    async (request) =>
      listCampaigns(context, request.query, request.viewer, isOn(request.query.mine) ? viewerOf(request) : null),
  );

  app.get(
    '/campaigns/:id',
    {
      onRequest: visitor,
      config: { failed: 'Failed to load campaign.', tagged: true },
      schema: { summary: 'One campaign', params: IdParams, response: responseShapes(200, CampaignAnswer) },
    },
    async (request, reply) => {
      const campaign = await readCampaign(context, request.viewer, request.params.id);
      reply.version = Date.parse(campaign.updatedAt);
      return { success: true as const, campaign };
    },
  );

  app.post(
    '/campaigns',
    {
      onRequest: verified,
      preValidation: readForm,
      config: { failed: 'Failed to create campaign.', keyed: true },
      schema: {
        summary: 'Post a campaign; it waits for a moderator',
        consumes: multipart,
        body: CampaignForm,
        response: responseShapes(201, CampaignAnswer),
      },
    },
    async (request, reply) => {
      const key = toReplyKey(request.headers['idempotency-key'], 'campaign');
      const campaign = await createCampaign(context, viewerOf(request), request.body, request.picture, key);
      return reply.code(201).send({ success: true as const, campaign, message: 'Campaign created successfully!' });
    },
  );

  app.put(
    '/campaigns/:id',
    {
      onRequest: signedIn,
      preValidation: readForm,
      config: { failed: 'Update failed', versioned: true },
      schema: {
        summary: 'Change a campaign; one that was active waits for a moderator again',
        consumes: multipart,
        params: IdParams,
        body: CampaignEditForm,
        response: responseShapes(200, CampaignAnswer),
      },
    },
    async (request) => {
      const { campaign, resubmitted } = await updateCampaign(
        context,
        viewerOf(request),
        request.params.id,
        { ...request.body, ...readVersion(request) },
        request.picture,
      );
      const message = resubmitted
        ? 'Campaign updated. It goes back to a moderator before it shows again.'
        : 'Campaign updated';
      return { success: true as const, campaign, message };
    },
  );

  // Both readings of the documented path are the same call.
  for (const [url, hide] of [
    ['/campaigns/:id', false],
    ['/api/campaigns/:id', true],
  ] as const) {
    app.delete(
      url,
      {
        onRequest: signedIn,
        config: { failed: 'Delete failed.', versioned: true },
        schema: { summary: 'Delete a campaign', hide, params: IdParams, response: responseShapes(200, Done) },
      },
      async (request) => {
        await deleteCampaign(context, viewerOf(request), request.params.id, readVersion(request));
        return { success: true as const, message: 'Campaign deleted' };
      },
    );
  }
}
