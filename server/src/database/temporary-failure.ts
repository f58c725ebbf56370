import { busyError, HttpError } from '../http/http-error.ts';
import { databaseCode, isInTheWay } from './error-code.ts';

/** PostgreSQL: connection exceptions, shutting down or starting, out of connections, no primary any more. */
const away = /^(08...|25006|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** The pool and the driver say some things only in words. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
const full = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 13]);
/** SQLite: busy, locked; their extended codes end with the same byte. */
const busy = new Set<unknown>([5, 6]);

const primary = (code: unknown) => (typeof code === 'number' ? code & 0xff : code);

/** The database, or the connection to it, is away; nothing is wrong with the query. */
export const isAway = (error: unknown): boolean => {
  const code = databaseCode(error);
  return (typeof code === 'string' && away.test(code)) || (error instanceof Error && awayWords.test(error.message));
};

/**
 * What goes wrong around us, and passes: answered as such, so that a browser tries again. Everything else is our own
 * mistake.
 */
export function toTemporaryFailure(error: unknown): HttpError | null {
  const code = databaseCode(error);
  if (full.has(primary(code)))
    return new HttpError(
      507,
      'STORAGE_FULL',
      'We have no room to store this right now. Reading works; please try again later.',
      { retryAfter: 60 },
    );
  if (code === 'STORE_AWAY')
    return new HttpError(503, 'STORE_AWAY', 'We cannot reach our pictures right now. Please try again in a moment.', {
      retryAfter: 3,
    });
  if (isInTheWay(error)) return busyError(1);
  if (isAway(error) || busy.has(primary(code)))
    return new HttpError(503, 'DATABASE_AWAY', 'We cannot reach our records right now. Please try again in a moment.', {
      retryAfter: 3,
    });
  return null;
}
