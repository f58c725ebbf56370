import { randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';

export async function readFact(db: Db, name: string): Promise<string | undefined> {
  return (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

/** True for the one who noted it first: of several processes that start at once, one does the work. */
export async function insertFact(db: Db, name: string, value: string): Promise<boolean> {
  const result = await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whatever it was before. */
export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  const row = { name, value };
  await db
    .insertInto('facts')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function deleteFact(db: Db, name: string): Promise<void> {
  await db.deleteFrom('facts').where('name', '=', name).execute();
}

const codeKey = 'code-key';
const makeCodeKey = () => randomBytes(32).toString('base64');

/** The key that codes are digested with: made once, the same for every process on this database. */
export async function readCodeKey(db: Db): Promise<Buffer> {
  const known = await readFact(db, codeKey);
  if (known) return Buffer.from(known, 'base64');
  await insertFact(db, codeKey, makeCodeKey());
  return Buffer.from((await readFact(db, codeKey)) ?? '', 'base64');
}

/** @returns the new key; processes that run go on with the one before */
export async function replaceCodeKey(tx: Db): Promise<Buffer> {
  await writeFact(tx, codeKey, makeCodeKey());
  return readCodeKey(tx);
}

/** Sets a time that is older than `before`; true for the one who did. */
export async function claimFact(db: Db, name: string, before: number, now: number): Promise<boolean> {
  const known = await readFact(db, name);
  if (known === undefined || Number(known) > before) return false;
  const result = await db
    .updateTable('facts')
    .set({ value: String(now) })
    .where('name', '=', name)
    .where('value', '=', known)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
