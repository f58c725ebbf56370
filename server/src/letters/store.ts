import type { LetterTopic } from '@cyberharbour/shared-api/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { LetterRow } from '../database/letter-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { PageRequest } from '../lists/paging.ts';
import { type MediaColumns, mediaColumns, pictureFields } from '../media/picture-fields.ts';

export const findLetter = (db: Db, id: string) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export function listLetters(db: Db, { limit, after }: PageRequest): Promise<LetterRow[]> {
  const query = db.selectFrom('letters').selectAll().orderBy('id', 'desc');
  return (after ? query.where('id', '<', after.id) : query).limit(limit + 1).execute();
}

export const countLetters = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('letters')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const insertLetter = (tx: Db, row: LetterRow) => tx.insertInto('letters').values(row).execute();

/** Only while it is still as it was read. */
export async function updateLetter(tx: Db, before: LetterRow, change: Partial<LetterRow>): Promise<boolean> {
  const result = await tx
    .updateTable('letters')
    .set(change)
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const deleteLetter = (tx: Db, id: string) => tx.deleteFrom('letters').where('id', '=', id).execute();

/** A moderator's word is given; nothing else makes a letter begin. */
export const beginScheduled = (db: Db, now: number) =>
  db
    .updateTable('letters')
    .set((eb) => ({ state: 'sending', begun_at: now, visibility: 2, updated_at: eb('updated_at', '+', 1) }))
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .execute();

/** Whether any letter is on its way, or is to begin. */
export async function hasDue(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('letters')
    .select('id')
    .where((eb) =>
      eb.or([eb('state', '=', 'sending'), eb.and([eb('state', '=', 'scheduled'), eb('send_at', '<=', now)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest first. */
export const listSending = (db: Db) =>
  db.selectFrom('letters').selectAll().where('state', '=', 'sending').orderBy('id').execute();

/** Of a letter, or of a subscriber. */
export const topicsOf = ({ topics }: Pick<LetterRow, 'topics'>) => JSON.parse(topics) as LetterTopic[];

/** Subscribers who chose one of these topics. */
export const choseOne = (topics: readonly LetterTopic[]) => (eb: ExpressionBuilder<Tables, 'subscribers'>) =>
  eb.or(topics.map((topic) => eb('subscribers.topics', 'like', `%"${topic}"%`)));

/** Who would get a letter for these topics now. */
export const countReaders = async (db: Db, topics: readonly LetterTopic[]): Promise<number> =>
  (
    await db
      .selectFrom('subscribers')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('state', '=', 'subscribed')
      .where('bounced_at', 'is', null)
      .where(choseOne(topics))
      .executeTakeFirstOrThrow()
  ).total;

/** Pictures that were ever put into a letter. */
export const listPictures = (db: Db, letterId: string) =>
  db
    .selectFrom('letter_pictures')
    .innerJoin('media', 'media.id', 'letter_pictures.media_id')
    .select(['letter_pictures.media_id', ...mediaColumns])
    .where('letter_id', '=', letterId)
    .execute();

/** With the address of its widest form. */
export const showPicture = (row: MediaColumns, publicApiUrl: string) => ({
  id: row.media_id ?? '',
  url: pictureFields(row, publicApiUrl).imageUrl ?? '',
});

export const addPicture = (tx: Db, letterId: string, id: string) =>
  tx.insertInto('letter_pictures').values({ letter_id: letterId, media_id: id }).execute();
