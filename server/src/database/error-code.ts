/** PostgreSQL says it in `code`, SQLite in `errcode`. */
export function databaseCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return error.errcode;
  return 'code' in error ? error.code : undefined;
}

const inTheWay = new Set<unknown>(['40001', '40P01']);

/** A deadlock, or what the database could not put in any order: PostgreSQL asks for the whole transaction again. */
export const isInTheWay = (error: unknown): boolean => inTheWay.has(databaseCode(error));
