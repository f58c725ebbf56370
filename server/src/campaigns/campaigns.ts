import {
  type Campaign,
  type CampaignForm,
  campaignImageMissing,
  type CampaignQuery,
  campaignStatuses,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { note } from '../audit/record.ts';
import { countGone, countNew, recount } from '../moderation/decide.ts';
import { againForReview, noteEdit } from '../moderation/edits.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isId, newId } from '../database/ids.ts';
import { altText } from '../media/picture-fields.ts';
import { storeWithinQuota } from '../media/quota.ts';
import { notePicture } from '../media/store.ts';
import { readPage } from '../lists/paging.ts';
import { forFilter, type Parts } from '../context.ts';
import { LostRace, notFound, Refusal, wrongField } from '../http/http-error.ts';
import { once } from '../idempotency/create-once.ts';
import { type MadeFrom, refuseStale } from '../http/versions.ts';
import { showCampaign } from './show-campaign.ts';
import * as store from './store.ts';

const missing = () => notFound('Campaign not found.');
const isTheirs = (by: Viewer | null, campaign: store.ReadCampaign) =>
  by !== null && (by.role === 'admin' || campaign.creator_id === by.id);

/** The public list; with `creator`, that member's own in every status. */
export async function listCampaigns(
  parts: Parts,
  query: z.infer<typeof CampaignQuery>,
  by: Viewer | null,
  creator: Viewer | null,
) {
  const { db, publicApiUrl } = parts;
  const filter = { ...(creator ? { creatorId: creator.id } : { shown: true }), type: query.type, q: query.q };
  const { rows, nextCursor } = await readPage(query, (wish) =>
    store.listCampaigns(forFilter(parts, query), filter, wish),
  );
  return {
    success: true as const,
    campaigns: rows.map((row) => showCampaign(row, publicApiUrl, by)),
    nextCursor,
    total: await total(),
  };

  async function total(): Promise<number> {
    if (creator || query.q || query.type) return store.countCampaigns(forFilter(parts, query), filter);
    const { active, archived } = await counters.read(db, 'campaigns', campaignStatuses);
    return active + archived;
  }
}

/** A pending one only to its creator and to admins. */
export async function readCampaign({ db, publicApiUrl }: Parts, by: Viewer | null, id: string): Promise<Campaign> {
  const campaign = await found(db, id);
  if (campaign.shelf === 0 && !isTheirs(by, campaign)) throw missing();
  return showCampaign(campaign, publicApiUrl, by);
}

export async function createCampaign(
  parts: Parts,
  by: Viewer,
  form: CampaignForm,
  picture: Buffer | null,
  key: string | null,
): Promise<Campaign> {
  if (!picture) throw wrongField('image', campaignImageMissing);
  return once(parts, by.id, key, {
    prepare: () => storeWithinQuota(parts, by.id, picture),
    create: async (tx, stored, now) => {
      const id = newId();
      await notePicture(tx, stored, now);
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
      return showCampaign(await found(tx, id), parts.publicApiUrl, by);
    },
  });
}

export type CampaignEdit = CampaignForm & MadeFrom;

/** What a member changes while it is public is looked at again; `resubmitted` tells. */
export async function updateCampaign(
  parts: Parts,
  by: Viewer,
  id: string,
  form: CampaignEdit,
  picture: Buffer | null,
): Promise<{ campaign: Campaign; resubmitted: boolean }> {
  const { db, clock, publicApiUrl } = parts;
  // Asked before a picture is worked on, and again inside the transaction.
  await editable(db, by, id);
  const stored = picture ? await parts.pictures.store(picture) : null;
  return transact(db, async (tx) => {
    const before = await editable(tx, by, id);
    refuseStale(form, before.updated_at);
    const resubmitted = before.shelf > 0 && by.role !== 'admin';
    if (stored) await notePicture(tx, stored, clock());
    await save(
      tx,
      before,
      {
        ...columns(form),
        ...againForReview(before, by, before.creator_id),
        ...(stored ? { media_id: stored.id } : {}),
      },
      clock(),
    );
    await noteEdit(tx, by, 'campaign', before, form, clock());
    return { campaign: showCampaign(await found(tx, id), publicApiUrl, by), resubmitted };
  });
}

export async function deleteCampaign({ db, clock }: Parts, by: Viewer, id: string, madeFrom: MadeFrom): Promise<void> {
  await transact(db, async (tx) => {
    const campaign = await editable(tx, by, id);
    refuseStale(madeFrom, campaign.updated_at);
    if (!(await store.deleteCampaign(tx, campaign))) throw new LostRace();
    await countGone(tx, 'campaigns', campaign);
    if (campaign.creator_id !== by.id)
      await note(
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
  if (!(await store.updateCampaign(tx, before, change, now))) throw new LostRace();
  await recount(tx, 'campaigns', before, {
    status: change.status ?? before.status,
    waits: change.waits ?? before.waits,
  });
}

export async function found(tx: Parts['db'], id: string): Promise<store.ReadCampaign> {
  const campaign = isId(id) ? await store.findCampaign(tx, id) : undefined;
  if (!campaign) throw missing();
  return campaign;
}

/** The campaign, when the caller may change it: what they may not even see does not exist for them. */
async function editable(tx: Parts['db'], by: Viewer, id: string): Promise<store.ReadCampaign> {
  const campaign = await found(tx, id);
  if (isTheirs(by, campaign)) return campaign;
  throw campaign.shelf > 0 ? new Refusal(403, 'NOT_ALLOWED', 'Only the creator can change this campaign.') : missing();
}

const columns = ({ title, description, startTime, endTime, imageAlt }: CampaignForm) => ({
  title,
  ...altText(imageAlt),
  description: description.replace(/\r\n?/g, '\n'),
  start_at: Date.parse(startTime),
  end_at: Date.parse(endTime),
});
