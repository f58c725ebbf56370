import type { Db } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';

/** What is counted: usually the name of a table. */
export type CounterName = string;

/** Counts changed in the transaction of what they count, so that a list of a million rows has its total at once. */
export async function add(tx: Db, counted: CounterName, group: string, by: number): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name: `${counted}:${group}`, value: by })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', by) })))
    .execute();
}

export const takeOne = (tx: Db, counted: CounterName, group: string): Promise<void> => take(tx, counted, group, 1);

export async function take(tx: Db, counted: CounterName, group: string, by: number): Promise<void> {
  await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '-', by) }))
    .where('name', '=', `${counted}:${group}`)
    .execute();
}

/** Takes one away unless it is the last; true when it was taken. Two at the same moment cannot both succeed. */
export async function takeUnlessLast(tx: Db, counted: CounterName, group: string): Promise<boolean> {
  const result = await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '-', 1) }))
    .where('name', '=', `${counted}:${group}`)
    .where('value', '>', 1)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Several at once, by how much each changes. They are taken in the order of their names, so that two transactions never
 * wait for each other.
 */
export async function change(tx: Db, counted: CounterName, groups: Record<string, number>): Promise<void> {
  for (const [group, by] of Object.entries(groups).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (by > 0) await add(tx, counted, group, by);
    else if (by < 0) await take(tx, counted, group, -by);
}

export const move = async (tx: Db, counted: CounterName, from: string, to: string): Promise<void> =>
  from === to ? undefined : change(tx, counted, { [from]: -1, [to]: 1 });

const readings = new Map<number, ReturnType<typeof prepareReading>>();
const prepareReading = () =>
  prepareQuery((db, ...names: string[]) => db.selectFrom('counters').selectAll().where('name', 'in', names));

/** As many as there are lengths of lists: the names are values, some of them a visitor's. */
function reading(length: number) {
  const made = readings.get(length) ?? prepareReading();
  readings.set(length, made);
  return made;
}

/** One number for each of the groups, none left out. */
export async function read<Group extends string>(
  db: Db,
  counted: CounterName,
  groups: readonly Group[],
): Promise<Record<Group, number>> {
  // PostgreSQL knows no empty list.
  const rows =
    groups.length === 0 ? [] : await reading(groups.length)(db, ...groups.map((group) => `${counted}:${group}`));
  const values = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(groups.map((group) => [group, values.get(`${counted}:${group}`) ?? 0])) as Record<
    Group,
    number
  >;
}

/** What a list without words holds: one of its groups, or all of them. */
export const sumGroups = <Group extends string>(counts: Record<Group, number>, group: Group | undefined): number =>
  group ? counts[group] : Object.values<number>(counts).reduce((sum, each) => sum + each, 0);

/** Every group of what is counted. */
export const list = (db: Db, counted: CounterName) =>
  db.selectFrom('counters').selectAll().where('name', '>=', `${counted}:`).where('name', '<', `${counted};`).execute();
