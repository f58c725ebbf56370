import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ResourceRow } from '../database/tables.ts';
import { mediaColumns, type MediaColumns } from '../media/picture-fields.ts';
import { containsWords } from '../lists/paging.ts';

export interface ResourceFilter {
  category: ResourceCategory | undefined;
  q: string | undefined;
}

const matching = (db: Db, { category, q }: ResourceFilter) => {
  let query = db.selectFrom('resources');
  if (category) query = query.where('category', '=', category);
  if (q) query = query.where(sql<boolean>`(${containsWords('title', q)} or ${containsWords('description', q)})`);
  return query;
};

/** In the order of the library. */
export const listResources = (db: Db, filter: ResourceFilter, limit: number): Promise<(ResourceRow & MediaColumns)[]> =>
  matching(db, filter)
    .leftJoin('media', 'media.id', 'resources.media_id')
    .selectAll('resources')
    .select(mediaColumns)
    .orderBy('resources.id')
    .limit(limit)
    .execute();

export async function countResources(db: Db, filter: ResourceFilter): Promise<number> {
  return (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

export async function insertResource(tx: Db, resource: ResourceRow): Promise<void> {
  await tx.insertInto('resources').values(resource).execute();
}
