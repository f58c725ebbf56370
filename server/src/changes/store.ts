import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';

const selectNumber = prepareQuery((db) => db.selectFrom('public_changes').select('number').where('id', '=', 1));
const selectRemoved = prepareQuery((db, id: string) =>
  db.selectFrom('removed_posts').select('id').where('id', '=', id),
);

/** The state of what anybody may read, as a text: another one after every change, and never an earlier one again. */
export async function readChanges(db: Db): Promise<string> {
  return String((await selectNumber(db))[0]?.number ?? 0);
}

/** Whether a post was public when it was deleted. */
export const wasRemoved = async (db: Db, id: string): Promise<boolean> => (await selectRemoved(db, id)).length > 0;
