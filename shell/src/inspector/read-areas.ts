import { isPreview } from '@cyberharbour/platform';
import type { Owner } from '../remotes/owners';

export interface PageState {
  /** Version of the shell. */
  shell: string;
  /** Whose address it is. */
  owner: Owner | undefined;
  /** What drew last. */
  drawn: { name: string; version: string } | undefined;
}

/** What each area of the page was drawn by, a line each. */
export interface Areas {
  shell: string[];
  screen: string[];
}

const call = (name: string, version: string) => `${name}@${version}${isPreview(version) ? ' (preview)' : ''}`;

/** Reads what drew each area, for a developer. */
export function readAreas({ shell, owner, drawn }: PageState): Areas {
  const own = [call('shell', shell)];
  if (!owner) return { shell: own, screen: ['No remote claims this address.'] };
  const { name, version, fallback } = owner.claimant;
  const inUse = drawn?.name === name ? drawn.version : version;
  const { path, guard, chunk } = owner.claim;
  return {
    shell: own,
    screen: [
      call(name, inUse),
      ...(inUse === version ? [] : [`in the place of ${version}, which failed`]),
      ...(fallback && inUse === version ? [`fallback ${fallback.version}`] : []),
      `${path}, ${guard ?? 'open to everybody'}${chunk === undefined ? '' : `, chunk ${chunk}`}`,
    ],
  };
}
