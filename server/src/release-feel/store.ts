import type { Db } from '../database/database.ts';
import type { ReleaseFeelRow } from '../database/release-tables.ts';

export async function add(tx: Db, { number, ...count }: ReleaseFeelRow): Promise<void> {
  await tx
    .insertInto('release_feel')
    .values({ ...count, number })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'version', 'day', 'measure', 'class'])
        .doUpdateSet((eb) => ({ number: eb('release_feel.number', '+', number) })),
    )
    .execute();
}

export const forgetDaysBefore = (tx: Db, day: number) => tx.deleteFrom('release_feel').where('day', '<', day).execute();

/** The counts of all days from that one on, of one unit or of all, of some of its versions or of all. */
export function sumSince(db: Db, day: number, name?: string, versions?: readonly string[]) {
  let sums = db
    .selectFrom('release_feel')
    .select(['name', 'version', 'measure', 'class', (eb) => eb.fn.sum<number | string>('number').as('number')])
    .where('day', '>=', day)
    .groupBy(['name', 'version', 'measure', 'class']);
  if (name !== undefined) sums = sums.where('name', '=', name);
  if (versions !== undefined) sums = sums.where('version', 'in', versions);
  return sums.execute();
}
