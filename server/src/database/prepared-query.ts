import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';

/**
 * A query that is built and compiled once for each engine, and afterwards only given its values: for what every request
 * asks, where building costs more than reading. `build` may not branch on its values, which stand for themselves; each
 * may be used anywhere a parameter can be.
 */
export function prepareQuery<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const compiled = new Map<boolean, { query: CompiledQuery<Row>; places: number[] }>();
  const compile = (db: Db, values: Values) => {
    const marks = values.map(() => ({}));
    const query = build(db, ...(marks as unknown as Values)).compile();
    const made = { query, places: query.parameters.map((each) => marks.indexOf(each as object)) };
    compiled.set(isPostgres(db), made);
    return made;
  };
  return async (db, ...values) => {
    const { query, places } = compiled.get(isPostgres(db)) ?? compile(db, values);
    const parameters = query.parameters.map((fixed, at) => (places[at] === -1 ? fixed : values[places[at] as number]));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
