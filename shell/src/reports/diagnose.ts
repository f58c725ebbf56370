import type { FailureKind } from '@cyberharbour/platform';
import { isHang } from '../remotes/time-limit';
import { hashOf } from './hash-of';

/**
 * How long a file may take, in milliseconds. A failed import gives neither status nor reason, so the file is fetched
 * once more.
 */
const fetchLimit = 3000;

/**
 * Finds out why a remote failed.
 * @param file the address to fetch when the cause names none; without either, no file is to blame
 */
export async function diagnose(cause: unknown, file?: string): Promise<FailureKind> {
  if (isHang(cause)) return 'hang';
  const address = fileOf(cause) ?? file;
  if (address === undefined) return 'render';
  const get = (init: RequestInit = {}) => fetch(address, { ...init, signal: AbortSignal.timeout(fetchLimit) });
  const response = await get().catch(() => undefined);
  if (!response) return 'unreachable';
  if (!response.ok) return response.status < 500 ? 'missing' : 'server-error';
  if (!/javascript|css/.test(response.headers.get('content-type') ?? '')) return 'not-a-script';
  const integrity = hashOf(address);
  const isWhole = await get(integrity === undefined ? {} : { integrity }).then(
    () => true,
    () => false,
  );
  return isWhole ? 'evaluation' : 'tampered';
}

/** The address that webpack's style loader or the browser's own message names. */
function fileOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('request' in cause && typeof cause.request === 'string') return cause.request;
  return /https?:\/\/[^\s"']+?\.(?:js|css)\b/.exec(cause.message)?.[0] ?? fileOf(cause.cause);
}
