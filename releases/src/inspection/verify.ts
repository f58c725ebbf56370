import { readDiscovery } from '../discovery/discovery.ts';
import { liveReleases } from '../discovery/live-set.ts';
import { fileReasons, placeReasons } from '../gates/index.ts';
import { policyOf } from '../policy/policy.ts';
import { ReleaseRefused, StoreFault } from '../store/errors.ts';
import { versionsInUse } from '../store/revision.ts';
import { moveReasons } from '../signatures/moves.ts';
import { signatureReasons } from '../signatures/signature.ts';
import type { Origin } from '@cyberharbour/platform/packages';
import type { Release } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const asFaults = (error: unknown): string[] => {
  if (error instanceof StoreFault || error instanceof ReleaseRefused) return [error.message];
  throw error;
};

/** Files that lie beside those that the signature covers, and would be served like them. */
async function extraFiles(store: ReleaseStore, release: Release, folder = ''): Promise<string[]> {
  const { name, version, files } = release;
  const known = ['release.json', 'signature.json', ...Object.keys(files).flatMap((file) => [file, `${file}.br`])];
  const found = await Promise.all(
    (await store.list(name, version, folder)).map(async (one) => {
      const file = folder === '' ? one : `${folder}/${one}`;
      if (known.includes(file)) return [];
      if (known.some((other) => other.startsWith(`${file}/`))) return extraFiles(store, release, file);
      return [`${name} ${version}: ${file} lies there, and no signature covers it.`];
    }),
  );
  return found.flat();
}

/** Why pointers stand where nobody could have moved them by command. */
async function pointerFaults(store: ReleaseStore): Promise<string[]> {
  const [live, policy] = [await liveReleases(store), await policyOf(store)];
  return live.flatMap(({ name, current }) =>
    placeReasons(current, live, policy).map(
      (reason) => `${name} is live at ${current.version}, which no gate lets through: ${reason}`,
    ),
  );
}

async function lookAt(store: ReleaseStore, name: string, version: string) {
  const release = await store.release(name, version);
  const faults = [
    ...(await signatureReasons(store, name, version)),
    ...(await fileReasons(release, (file) => store.read(name, version, file))),
    ...(await extraFiles(store, release)),
  ];
  return { faults, origin: release.origin };
}

export interface Verification {
  /** Each with where it was built, where its release says so. */
  checked: { name: string; version: string; origin?: Origin }[];
  /** Number of the last revision of each unit. */
  revisions: Record<string, number>;
  faults: string[];
}

/**
 * Looks at everything that visitors can get, or at everything stored of one unit, or at one version: each file, each
 * signature, each history.
 */
export async function verifyStore(store: ReleaseStore, name?: string, version?: string): Promise<Verification> {
  const checked: Verification['checked'] = [];
  const revisions: Verification['revisions'] = {};
  const faults: string[] = [];
  const parts = name === undefined ? await store.remotes() : [name];
  if (parts.length === 0) faults.push(`Nothing is released in ${store.folder}.`);
  for (const part of parts) {
    const history = await store.history(part).catch((error: unknown) => void faults.push(...asFaults(error)));
    if (history?.some(({ revision }, place) => revision !== place + 1))
      faults.push(`The history of ${part} has a gap.`);
    faults.push(...(await moveReasons(store, part).catch(asFaults)));
    const live = history?.at(-1);
    if (live) revisions[part] = live.revision;
    const wanted =
      version !== undefined
        ? [version]
        : name !== undefined
          ? await store.versions(part)
          : live
            ? versionsInUse(live)
            : [];
    for (const one of new Set(wanted)) {
      const { faults: found, origin } = await lookAt(store, part, one).catch((error: unknown) => ({
        faults: asFaults(error),
        origin: undefined,
      }));
      checked.push({ name: part, version: one, ...(origin && { origin }) });
      faults.push(...found);
    }
  }
  if (name === undefined) faults.push(...(await pointerFaults(store).catch(asFaults)));
  if (name === undefined && faults.length === 0)
    await readDiscovery(store).catch((error: unknown) => faults.push(...asFaults(error)));
  return { checked, revisions, faults: [...new Set(faults)] };
}
