import {
  type Campaign,
  type CampaignForm,
  campaignImageMissing,
  type CampaignQuery,
  campaignStatuses,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/record.ts';
import { countGone, countNew, recount } from '../moderation/decide.ts';
import { resubmit, recordEdit } from '../moderation/edits.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isId, newId } from '../database/ids.ts';
import { altText } from '../media/picture-fields.ts';
import { storeWithinQuota } from '../media/quota.ts';
import { insertPicture } from '../media/store.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
import { ConcurrentUpdateError, notFoundError, HttpError, fieldError } from '../http/http-error.ts';
import { createOnce } from '../idempotency/create-once.ts';
import { type EditBase, refuseStale } from '../http/versions.ts';
import { showCampaign } from './show-campaign.ts';
import * as store from './store.ts';

const missing = () => notFoundError('Campaign not found.');
const isTheirs = (by: Viewer | null, campaign: store.ReadCampaign) =>
  by !== null && (by.role === 'admin' || campaign.creator_id === by.id);

/** The public list; with `creator`, that member's own in every status. */
export async function listCampaigns(
  context: Context,
  query: z.infer<typeof CampaignQuery>,
  by: Viewer | null,
  creator: Viewer | null,
) {
  const { db, publicApiUrl } = context;
  const filter = { ...(creator ? { creatorId: creator.id } : { shown: true }), type: query.type, q: query.q };
  const { rows, nextCursor } = await readPage(query, (request) =>
    store.listCampaigns(connectionFor(context, query), filter, request),
  );
  return {
    success: true as const,
    campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)),
    nextCursor,
    total: await total(),
  };

  async function total(): Promise<number> {
    if (creator || query.q || query.type) return store.countCampaigns(connectionFor(context, query), filter);
    const { active, archived } = await counters.read(db, 'campaigns', campaignStatuses);
    return active + archived;
  }
}

/** A pending one only to its creator and to admins. */
export async function readCampaign({ db, publicApiUrl }: Context, by: Viewer | null, id: string): Promise<Campaign> {
  const campaign = await found(db, id);
  if (campaign.shelf === 0 && !isTheirs(by, campaign)) throw missing();
  return showCampaign(campaign, publicApiUrl, by);
}

export async function createCampaign(
  context: Context,
  by: Viewer,
  form: CampaignForm,
  picture: Buffer | null,
  key: string | null,
): Promise<Campaign> {
  if (!picture) throw fieldError('image', campaignImageMissing);
  return createOnce(context, by.id, key, {
    prepare: () => storeWithinQuota(context, by.id, picture),
    create: async (tx, stored, now) => {
      const id = newId();
      await insertPicture(tx, stored, now);
      await store.insertCampaign(tx, {
        image_alt: null,
        id,
        ...columns(form),
        media_id: stored.id,
        status: 'pending',
        creator_id: by.id,
        created_at: now,
        updated_at: now,
      });
      await countNew(tx, 'campaigns');
      return showCampaign(await found(tx, id), context.publicApiUrl, by);
    },
  });
}

export type CampaignEdit = CampaignForm & EditBase;

/** What a member changes while it is public is looked at again; `resubmitted` tells. */
export async function updateCampaign(
  context: Context,
  by: Viewer,
  id: string,
  form: CampaignEdit,
  picture: Buffer | null,
): Promise<{ campaign: Campaign; resubmitted: boolean }> {
  const { db, clock, publicApiUrl } = context;
  // Asked before a picture is worked on, and again inside the transaction.
  await editable(db, by, id);
  const stored = picture ? await context.pictures.store(picture) : null;
  return transact(db, async (tx) => {
    const before = await editable(tx, by, id);
    refuseStale(form, before.updated_at);
    const resubmitted = before.shelf > 0 && by.role !== 'admin';
    if (stored) await insertPicture(tx, stored, clock());
    await save(
      tx,
      before,
      {
        ...columns(form),
        ...resubmit(before, by, before.creator_id),
        ...(stored ? { media_id: stored.id } : {}),
      },
      clock(),
    );
    await recordEdit(tx, by, 'campaign', before, form, clock());
    return { campaign: showCampaign(await found(tx, id), publicApiUrl, by), resubmitted };
  });
}

export async function deleteCampaign(
  { db, clock }: Context,
  by: Viewer,
  id: string,
  madeFrom: EditBase,
): Promise<void> {
  await transact(db, async (tx) => {
    const campaign = await editable(tx, by, id);
    refuseStale(madeFrom, campaign.updated_at);
    if (!(await store.deleteCampaign(tx, campaign))) throw new ConcurrentUpdateError();
    await countGone(tx, 'campaigns', campaign);
    if (campaign.creator_id !== by.id)
      await recordAudit(
        tx,
        {
          by,
          action: 'campaign.deleted',
          kind: 'campaign',
          itemId: id,
          before: { title: campaign.title, status: campaign.status },
        },
        clock(),
      );
  });
}

/** Changes it and keeps the counts right, or says that somebody else was quicker. */
export async function save(
  tx: Tx,
  before: store.ReadCampaign,
  change: Parameters<typeof store.updateCampaign>[2],
  now: number,
): Promise<void> {
  if (!(await store.updateCampaign(tx, before, change, now))) throw new ConcurrentUpdateError();
  await recount(tx, 'campaigns', before, {
    status: change.status ?? before.status,
    waits: change.waits ?? before.waits,
  });
}

export async function found(tx: Context['db'], id: string): Promise<store.ReadCampaign> {
  const campaign = isId(id) ? await store.findCampaign(tx, id) : undefined;
  if (!campaign) throw missing();
  return campaign;
}

/** The campaign, when the caller may change it: what they may not even see does not exist for them. */
async function editable(tx: Context['db'], by: Viewer, id: string): Promise<store.ReadCampaign> {
  const campaign = await found(tx, id);
  if (isTheirs(by, campaign)) return campaign;
  throw campaign.shelf > 0
    ? new HttpError(403, 'NOT_ALLOWED', 'Only the creator can change this campaign.')
    : missing();
}

const columns = ({ title, description, startTime, endTime, imageAlt }: CampaignForm) => ({
  title,
  ...altText(imageAlt),
  description: description.replace(/\r\n?/g, '\n'),
  start_at: Date.parse(startTime),
  end_at: Date.parse(endTime),
});
