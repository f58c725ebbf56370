import { remoteFolderPattern } from '@cyberharbour/shared-api/release-contract';
import { isClaimable } from '@cyberharbour/platform/claimable';
import { ReleaseRefused } from '../store/errors.ts';

export interface NewRemoteRequest {
  folder: string;
  /** By default its own word: `/notices`. */
  path?: string | undefined;
  guard?: string | undefined;
}

/**
 * What a new remote is called and claims.
 * @throws ReleaseRefused with one sentence where that cannot be
 */
export function readRequest({ folder, path, guard }: NewRemoteRequest): {
  word: string;
  claimed: string;
  guard: 'session' | 'admin' | undefined;
} {
  const word = remoteFolderPattern.exec(folder)?.[1];
  if (word === undefined)
    throw new ReleaseRefused(
      `${folder} is no name of a remote: mf- and lower-case words, like mf-notices or mf-claims-eu.`,
    );
  const claimed = path ?? `/${word}`;
  if (claimed.includes(':') || !isClaimable(claimed))
    throw new ReleaseRefused(`${claimed} is no path of a screen to begin with: like /${word}.`);
  if (guard !== undefined && guard !== 'session' && guard !== 'admin')
    throw new ReleaseRefused(`${guard} is no guard: session or admin, or none.`);
  return { word, claimed, guard };
}
