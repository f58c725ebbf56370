/** PostgreSQL says it in `code`, SQLite in `errcode`. */
export function databaseCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return error.errcode;
  return 'code' in error ? error.code : undefined;
}
