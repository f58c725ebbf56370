import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { PostTable } from './post.ts';

/** Bytes that the pictures of a member's posts take, each counted once. */
export async function countPictureBytes(db: Db, kinds: readonly PostTable[], userId: string): Promise<number> {
  const pictures = kinds.map(
    ({ table, authorColumn }) =>
      sql`select media_id from ${sql.table(table)} where ${sql.ref(authorColumn)} = ${userId}`,
  );
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(bytes) as bytes from media where id in (${sql.join(pictures, sql` union all `)})`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
