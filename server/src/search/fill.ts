import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SearchedTable } from './searched.ts';
import { indexWords } from './words.ts';

/** Indexes every row of these tables: for a database that was filled without its index. */
export async function indexEverything(db: Db, tables: readonly SearchedTable[]): Promise<void> {
  for (const searched of tables) {
    for await (const { id, title, body } of everyText(db, searched))
      await indexWords(db, searched.table, id, title, body);
  }
}

/** Everything that can be searched, oldest first, in pieces. */
async function* everyText(
  db: Db,
  { table, textColumn }: SearchedTable,
): AsyncGenerator<{ id: string; title: string; body: string }> {
  const body = sql.ref(textColumn);
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; title: string; body: string }>`
      select id, title, ${body} as body from ${sql.table(table)} where id > ${after} order by id limit 500`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
