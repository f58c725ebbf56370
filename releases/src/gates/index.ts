import { isPreview } from '@cyberharbour/platform';
import { apiVersion } from '@cyberharbour/shared-api/release-contract';
import { liveReleases } from '../discovery/live-set.ts';
import type { LiveRelease } from '../discovery/live-set.ts';
import type { Release } from '../store/release.ts';
import { signatureReasons } from '../signatures/signature.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { policyOf } from '../policy/policy.ts';
import type { Policy } from '../policy/policy.ts';
import { claimReasons } from './claims.ts';
import { budgetReasons, fileReasons, partReasons } from './files.ts';
import { menuReasons } from './menu.ts';
import { originReasons } from './origin.ts';
import { apiReasons, fitReasons, rangeReasons } from './fit.ts';

export interface Surroundings {
  /** What the other parts are, where it is not what is live now. */
  live?: readonly LiveRelease[];
  /** Version of the API that the server speaks; by default the one of this source tree. */
  api?: string | undefined;
  /** It was live before: a policy that became stricter since then keeps nobody from going back to it. */
  wasLive?: boolean;
  /** It is for whoever has its link, and goes live for nobody. */
  asPreview?: boolean;
}

/**
 * Every reason why a published version may not go live here; none when it may.
 * @throws ReleaseRefused when it was never published
 */
export async function reasonsAgainst(
  store: ReleaseStore,
  name: string,
  version: string,
  { live, api = apiVersion, wasLive = false, asPreview = false }: Surroundings = {},
): Promise<string[]> {
  const release = await store.release(name, version);
  const around = live ?? (await liveReleases(store));
  const policy = await policyOf(store);
  return [
    ...(isPreview(version) && !asPreview
      ? [`${name} ${version} is a preview, which never goes live: publish the build under a version of its own.`]
      : []),
    ...(await signatureReasons(store, name, version)),
    ...partReasons(release),
    ...(wasLive ? [] : [...budgetReasons(release, policy), ...originReasons(release, policy)]),
    ...(await fileReasons(release, (file) => store.read(name, version, file))),
    ...(wasLive ? [] : await contentReasons(release, (file) => store.read(name, version, file))),
    ...placeReasons(release, around, policy, api),
  ];
}

/** What the files themselves say. Their parsers are loaded here: the web server asks only the other gates. */
async function contentReasons(
  release: Release,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const [{ styleReasons }, { builtReasons }] = await Promise.all([import('./styles.ts'), import('./built-files.ts')]);
  return [...(await styleReasons(release, read)), ...(await builtReasons(release, read))];
}

/** What can be said before anything lies in the store. */
export function placeReasons(
  release: Pick<Release, 'name' | 'kind' | 'contract' | 'api' | 'claims'> & Partial<Release>,
  live: readonly LiveRelease[],
  policy: Policy,
  api = apiVersion,
): string[] {
  const ranges = rangeReasons(release);
  return [
    ...ranges,
    ...(ranges.length > 0 ? [] : [...fitReasons(release, live), ...apiReasons(release, api)]),
    ...claimReasons(release, live, policy),
    ...menuReasons(release, live, policy),
  ];
}

export { brokenByApi } from './fit.ts';
export { budgetReasons, fileReasons, partReasons } from './files.ts';
export { originReasons } from './origin.ts';
