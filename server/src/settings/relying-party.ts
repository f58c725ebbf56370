import { isIP } from 'node:net';

/** What passkeys belong to (WebAuthn): a domain, and the origins of it that may use them. */
export interface RelyingParty {
  id: string;
  origins: readonly string[];
}

/** The domain of the first web origin; null where that is a bare address, which no passkey can belong to. */
export function toRelyingParty(webOrigins: readonly string[]): RelyingParty | null {
  const hosts = webOrigins.map((origin) => new URL(origin).hostname);
  const [id] = hosts;
  if (id === undefined || isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return { id, origins: webOrigins.filter((_, at) => hosts[at] === id || hosts[at]?.endsWith(`.${id}`)) };
}
