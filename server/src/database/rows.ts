import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

type Row = Record<string, SQLOutputValue>;

/**
 * Rows of one statement. `node:sqlite` makes slow dictionaries of rows; built here from their values they cost half,
 * and are quicker to read too.
 */
export function rowsOf(prepared: StatementSync) {
  const names = prepared.columns().map(({ name }) => name);
  prepared.setReturnArrays(true);
  const row = (values: readonly SQLOutputValue[]) => {
    const made: Row = {};
    for (let at = 0; at < names.length; at += 1) made[names[at] as string] = values[at] as SQLOutputValue;
    return made;
  };
  function* iterate(parameters: readonly unknown[]): IterableIterator<Row> {
    for (const values of prepared.iterate(...inputs(parameters))) yield row(values as unknown as SQLOutputValue[]);
  }
  return {
    hasRows: names.length > 0,
    all: (parameters: readonly unknown[]): Row[] => arrays(prepared.all(...inputs(parameters))).map(row),
    iterate,
  };
}

const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
/** What setReturnArrays makes of the answer; the types of Node do not know it. */
const arrays = (rows: unknown[]) => rows as SQLOutputValue[][];
