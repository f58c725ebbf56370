import type {
  ResourceAudience,
  ResourceCategory,
  ResourceLanguage,
  ResourceLevel,
} from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isId } from '../database/ids.ts';
import type { ResourceRow } from '../database/library-tables.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { containsWords } from '../lists/paging.ts';
import { mediaColumns, type MediaColumns } from '../media/picture-fields.ts';

export type ReadResource = ResourceRow & MediaColumns;

export interface ResourceFilter {
  category: ResourceCategory | undefined;
  audience: ResourceAudience | undefined;
  level: ResourceLevel | undefined;
  language?: ResourceLanguage | undefined;
  q: string | undefined;
}

const matching = (db: Db, { category, audience, level, language, q }: ResourceFilter) => {
  let query = db.selectFrom('resources').where('retired_at', 'is', null);
  if (category) query = query.where('category', '=', category);
  if (audience) query = query.where(sql<boolean>`',' || audiences || ',' like ${`%,${audience},%`}`);
  if (level) query = query.where('level', '=', level);
  if (language) query = query.where('language', '=', language);
  if (q) query = query.where(sql<boolean>`(${containsWords('title', q)} or ${containsWords('description', q)})`);
  return query;
};

const everyOne = (db: Db) =>
  db
    .selectFrom('resources')
    .leftJoin('media', 'media.id', 'resources.media_id')
    .selectAll('resources')
    .select(mediaColumns);

/** In the order of the library. */
export const listResources = (db: Db, filter: ResourceFilter, limit: number): Promise<ReadResource[]> =>
  matching(db, filter)
    .leftJoin('media', 'media.id', 'resources.media_id')
    .selectAll('resources')
    .select(mediaColumns)
    .orderBy('resources.place')
    .orderBy('resources.id')
    .limit(limit)
    .execute();

/** Those that something in the library is written in. */
export async function listLanguages(db: Db): Promise<ResourceLanguage[]> {
  const rows = await db
    .selectFrom('resources')
    .select('language')
    .distinct()
    .where('retired_at', 'is', null)
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

export async function countResources(db: Db, filter: ResourceFilter): Promise<number> {
  return (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

/** Those that are shown in their order, then the retired ones, the last retired first. */
export const listLibrary = (db: Db): Promise<ReadResource[]> =>
  everyOne(db)
    .orderBy(sql`case when retired_at is null then 0 else 1 end`)
    .orderBy('retired_at', 'desc')
    .orderBy('place')
    .orderBy('resources.id')
    .execute();

export const findResource = async (db: Db, id: string): Promise<ReadResource | undefined> =>
  isId(id) ? everyOne(db).where('resources.id', '=', id).executeTakeFirst() : undefined;

/** Anything but a slug cannot exist, and must not reach a query: PostgreSQL refuses some bytes loudly. */
export const findBySlug = async (db: Db, slug: string): Promise<ReadResource | undefined> =>
  /^[a-z\d-]+$/.test(slug) ? everyOne(db).where('slug', '=', slug).executeTakeFirst() : undefined;

/** Slugs of that beginning, of retired resources too: an address is never given to another one. */
export async function listSlugs(db: Db, beginning: string): Promise<string[]> {
  const rows = await db.selectFrom('resources').select('slug').where('slug', 'like', `${beginning}%`).execute();
  return rows.map(({ slug }) => slug ?? '');
}

/** Pages of the site's own guides, for search engines. */
export const listGuideAddresses = (db: Db) =>
  db
    .selectFrom('resources')
    .select(['slug', 'updated_at'])
    .where('retired_at', 'is', null)
    .where('content', '<>', '')
    .orderBy('place')
    .orderBy('id')
    .execute();

export async function countEver(db: Db): Promise<{ shown: number; ever: number }> {
  return db
    .selectFrom('resources')
    .select((eb) => [
      eb.fn.countAll<number>().as('ever'),
      eb.fn.countAll<number>().filterWhere('retired_at', 'is', null).as('shown'),
    ])
    .executeTakeFirstOrThrow();
}

export async function lastPlace(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('resources')
    .select((eb) => eb.fn.max<number | null>('place').as('last'))
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertResource(tx: Db, resource: ResourceRow): Promise<void> {
  await tx.insertInto('resources').values(resource).execute();
}

/** Only while it is still as it was read. */
export async function updateResource(tx: Db, before: ResourceRow, change: Partial<ResourceRow>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('resources')
    .set(change)
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ConcurrentUpdateError();
}

/** Its version stays: nothing of its words changed. */
export async function setPlace(tx: Db, id: string, place: number): Promise<void> {
  await tx.updateTable('resources').set({ place }).where('id', '=', id).execute();
}
