import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';

/** Tells the servers of a data folder that something public changed, so that nothing they found before is taken. */
export async function openPublicChanges(folder: string) {
  const db = await openDatabase(null, folder);
  return {
    change: () => sql`update public_changes set number = number + 1`.execute(db),
    end: () => db.destroy(),
  };
}
