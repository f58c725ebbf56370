import type { CampaignStatus, CampaignType, Period, PostOrder, Role } from '@cyberharbour/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CampaignRow, ModerationColumns, Visibility } from '../database/tables.ts';
import { mediaColumns, type MediaColumns } from '../media/picture-fields.ts';
import { afterPosition, orderExpression } from '../lists/order.ts';
import type { PageRequest } from '../lists/paging.ts';
import { periodConditions } from '../lists/period.ts';
import { countItems, findItems, sortByHits } from '../search/store.ts';
import { forgetWords, indexWords } from '../search/words.ts';

export type ReadCampaign = CampaignRow &
  MediaColumns & {
    creator_name: string | null;
    creator_email: string | null;
    creator_role: Role | null;
    creator_business: string | null;
  };

export interface CampaignFilter extends Period {
  shown?: boolean;
  creatorId?: string;
  type?: CampaignType | undefined;
  status?: CampaignStatus | undefined;
  order?: PostOrder | undefined;
  q?: string | undefined;
}

const campaigns = (db: Db) =>
  db
    .selectFrom('campaigns')
    .leftJoin('users', 'users.id', 'campaigns.creator_id')
    .leftJoin('media', 'media.id', 'campaigns.media_id')
    .selectAll('campaigns')
    .select([
      'users.name as creator_name',
      'users.email as creator_email',
      'users.role as creator_role',
      'users.business_name as creator_business',
      ...mediaColumns,
    ]);

export const findCampaign = (db: Db, id: string): Promise<ReadCampaign | undefined> =>
  campaigns(db).where('campaigns.id', '=', id).executeTakeFirst();

/** Newest first, unless the filter says otherwise; visitors see the archived ones after all others. */
export async function listCampaigns(
  db: Db,
  filter: CampaignFilter,
  request: PageRequest,
): Promise<(ReadCampaign & { place?: number })[]> {
  if (filter.q) return searchCampaigns(db, filter, filter.q, request);
  const { limit, after } = request;
  let query = campaigns(db)
    .where(matches(filter))
    .limit(limit + 1);
  if (filter.shown) query = query.orderBy('campaigns.shelf', 'desc');
  query = query.orderBy(orderExpression('campaigns', filter.order));
  if (after)
    query = query.where(
      filter.shown
        ? sql<boolean>`(campaigns.shelf, campaigns.id) < (${after.shelf}, ${after.id})`
        : afterPosition('campaigns', filter.order, after),
    );
  return query.execute();
}

async function searchCampaigns(
  db: Db,
  filter: CampaignFilter,
  q: string,
  request: PageRequest,
): Promise<(ReadCampaign & { place: number })[]> {
  const found = await findItems(db, 'campaigns', { q, also: matches(filter), order: filter.order }, request);
  return found.length === 0
    ? []
    : sortByHits(
        found,
        await campaigns(db)
          .where(
            'campaigns.id',
            'in',
            found.map(({ id }) => id),
          )
          .execute(),
      );
}

/** Oldest first: the queue is worked from the front. */
export async function pendingCampaigns(db: Db, { limit, after }: PageRequest): Promise<ReadCampaign[]> {
  let query = campaigns(db)
    .where('campaigns.waits', '=', 1)
    .orderBy('campaigns.id')
    .limit(limit + 1);
  if (after) query = query.where('campaigns.id', '>', after.id);
  return query.execute();
}

export async function countCampaigns(db: Db, filter: CampaignFilter): Promise<number> {
  if (filter.q) return countItems(db, 'campaigns', filter.q, matches(filter));
  const row = await db
    .selectFrom('campaigns')
    .leftJoin('users', 'users.id', 'campaigns.creator_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Of these creators together, whatever became of them. */
export async function countCampaignsOf(db: Db, creators: readonly string[]): Promise<number> {
  return (
    await db
      .selectFrom('campaigns')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('creator_id', 'in', creators)
      .executeTakeFirstOrThrow()
  ).total;
}

const ofType: Record<CampaignType, RawBuilder<boolean>> = {
  business: sql<boolean>`users.role = 'business'`,
  individual: sql<boolean>`coalesce(users.role, '') <> 'business'`,
};

function matches({ shown, creatorId, type, status, ...period }: CampaignFilter): RawBuilder<boolean> {
  const conditions = [
    ...(shown ? [sql<boolean>`campaigns.shelf >= 1`] : []),
    ...(creatorId ? [sql<boolean>`campaigns.creator_id = ${creatorId}`] : []),
    ...(status ? [sql<boolean>`campaigns.status = ${status}`] : []),
    ...periodConditions('campaigns.created_at', period),
    ...(type ? [ofType[type]] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`;
}

const shelves: Record<CampaignStatus, Visibility> = { pending: 0, archived: 1, active: 2 };

export type NewCampaign = Omit<CampaignRow, 'shelf' | keyof ModerationColumns>;

export async function insertCampaign(tx: Db, campaign: NewCampaign): Promise<void> {
  const waits = campaign.status === 'pending' ? 1 : 0;
  await tx
    .insertInto('campaigns')
    .values({ ...campaign, waits, moderation_reason: null, moderated_at: null, shelf: shelves[campaign.status] })
    .execute();
  await indexWords(tx, 'campaigns', campaign.id, campaign.title, campaign.description);
}

export type CampaignChange = Partial<
  Pick<
    CampaignRow,
    'title' | 'description' | 'start_at' | 'end_at' | 'media_id' | 'image_alt' | 'status' | keyof ModerationColumns
  >
>;

/** Only while it is still as it was read. */
export async function updateCampaign(
  tx: Db,
  before: ReadCampaign,
  change: CampaignChange,
  now: number,
): Promise<boolean> {
  const status = change.status ?? before.status;
  const result = await tx
    .updateTable('campaigns')
    .set({ ...change, status, shelf: shelves[status], updated_at: Math.max(now, before.updated_at + 1) })
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  const done = result.numUpdatedRows === 1n;
  const { title = before.title, description = before.description } = change;
  if (done && (title !== before.title || description !== before.description))
    await indexWords(tx, 'campaigns', before.id, title, description);
  return done;
}

export async function deleteCampaign(tx: Db, before: ReadCampaign): Promise<boolean> {
  const result = await tx
    .deleteFrom('campaigns')
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  if (result.numDeletedRows === 1n) await forgetWords(tx, 'campaigns', before.id);
  return result.numDeletedRows === 1n;
}
