import type { Db } from '../database/database.ts';
import type { PageRequest } from '../lists/paging.ts';

const sent = (db: Db) => db.selectFrom('letters').selectAll().where('visibility', '>', 0);

/** Those that began to go out, newest first. */
export function listSent(db: Db, { limit, after }: PageRequest) {
  const query = sent(db).orderBy('id', 'desc');
  return (after ? query.where('id', '<', after.id) : query).limit(limit + 1).execute();
}

export const listByCode = (db: Db, code: string) => sent(db).where('code', '=', code).execute();

export const findSent = (db: Db, id: string) => sent(db).where('id', '=', id).executeTakeFirst();

export const countSent = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('letters')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('visibility', '>', 0)
      .executeTakeFirstOrThrow()
  ).total;
