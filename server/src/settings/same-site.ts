import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

const twoLevel = /\.(com|net|org|gov|edu|asn|id|co|ac)\.[a-z]{2}$/;

function site(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname)) return `${protocol}//${hostname}`;
  return `${protocol}//${hostname
    .split('.')
    .slice(twoLevel.test(hostname) ? -3 : -2)
    .join('.')}`;
}

/** Web addresses whose browsers would not send the session's cookie here: said at start, not found out by members. */
export function findForeignOrigins({
  publicApiUrl,
  webOrigins,
}: Pick<Settings, 'publicApiUrl' | 'webOrigins'>): string[] {
  return webOrigins.filter((origin) => site(origin) !== site(publicApiUrl));
}
