import { placeReasons, policyOf, readPreview, ReleaseRefused, signatureReasons, teamsOf } from '@cyberharbour/releases';
import type { LiveSet, Preview, Release, ReleaseStore } from '@cyberharbour/releases';
import { shareRecent } from '../freshness/recent.ts';
import { readTokens } from './preview-cookie.ts';

/** A preview that its owner signed, which is in the store and fits what is live. */
export interface OpenPreview {
  preview: Preview;
  release: Release;
  token: string;
}

export interface Previews {
  /** @returns a sentence instead where the token does not count (any more) */
  check: (token: string) => Promise<OpenPreview | string>;
  /** Those of a browser that count now; none for everybody who opened no link. */
  of: (cookies: Record<string, string | undefined>) => Promise<OpenPreview[]>;
}

/** How long what was found out of a token counts, in milliseconds, and of how many tokens it is remembered. */
const fresh = 10_000;
const mostTokens = 200;

const ended = 'This preview has ended.';

/** Reads what links to previews stand for. Nothing is read of the store before a signature holds. */
export function createPreviews(store: ReleaseStore, readSet: () => Promise<LiveSet>): Previews {
  const readTeams = shareRecent(() => teamsOf(store), fresh);
  const known = new Map<string, { result: OpenPreview | string; until: number }>();

  async function find(token: string): Promise<OpenPreview | string> {
    const teams = await readTeams();
    const preview = readPreview(token, teams);
    if (typeof preview === 'string') return preview;
    const { unit, version } = preview;
    try {
      if ((await signatureReasons(store, unit, version, teams)).length > 0) return ended;
      const release = await store.release(unit, version);
      const { shell, remotes } = await readSet();
      const [reason] = placeReasons(release, [shell, ...remotes], await policyOf(store));
      if (reason !== undefined) return `This preview does not fit what is live now: ${reason}`;
      return { preview, release, token };
    } catch (error) {
      if (error instanceof ReleaseRefused) return ended;
      throw error;
    }
  }

  async function check(token: string): Promise<OpenPreview | string> {
    const now = Date.now();
    const last = known.get(token);
    if (last && last.until > now) return last.result;
    const result = await find(token);
    const until = typeof result === 'string' ? now + fresh : Math.min(now + fresh, result.preview.expires);
    known.delete(token);
    known.set(token, { result, until });
    const [oldest] = known.keys();
    if (known.size > mostTokens && oldest !== undefined) known.delete(oldest);
    return result;
  }

  return {
    check,
    async of(cookies) {
      const found = await Promise.all(readTokens(cookies).map((token) => check(token).catch(() => ended)));
      return found.filter((one) => typeof one !== 'string');
    },
  };
}
