import { ReleaseRefused } from '../store/errors.ts';

/**
 * Version of the API that releases will call: named, or asked of a running server's OpenAPI document; without either,
 * that of this source tree.
 * @throws ReleaseRefused when the server does not say
 */
export async function apiVersionAt(versionOrAddress?: string): Promise<string | undefined> {
  if (!versionOrAddress?.startsWith('http')) return versionOrAddress;
  const address = new URL('/api/openapi.json', versionOrAddress).href;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const { info } = (await response.json()) as { info: { version: string } };
    return info.version;
  } catch {
    throw new ReleaseRefused(
      `The API does not say its version at ${address}, so nobody knows whether the release would work with it.`,
    );
  }
}
