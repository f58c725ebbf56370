import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@cyberharbour/platform';
import type { Package } from '@cyberharbour/platform/packages';
import { filesUnder } from '../files/files-under.ts';
import { budgetReasons, originReasons, partReasons, placeReasons } from '../gates/index.ts';
import { integrityOf } from '../files/integrity.ts';
import { policyOf } from '../policy/policy.ts';
import { signerOf } from '../signatures/keys.ts';
import { liveReleases } from '../discovery/live-set.ts';
import { describe, pack, partsOf, refuseNoVersion } from './pack.ts';
import { refuseFor, ReleaseRefused } from '../store/errors.ts';
import type { Release } from '../store/release.ts';
import { signatureReasons } from '../signatures/signature.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ownerOf, teamsOf } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

export interface Publication {
  unit: Package;
  version: string;
  /** The folder that the build wrote. */
  dist: string;
  /** File of the private key to sign with; by default the owner's, where it lies in the store. */
  key?: string | undefined;
  /** Version of the API that the server speaks. */
  api?: string | undefined;
  /** Version of the host contract that a shell speaks; by default that of this source tree. */
  contract?: string | undefined;
  /**
   * Units of one source tree that go live together are judged then, in the release set as it will be, and not against
   * the live one.
   */
  together?: boolean;
}

/**
 * Puts a build into the store under its version: every file with its sha384 and a brotli twin, then the description,
 * signed. Nothing goes live.
 * @throws ReleaseRefused with every reason, when a gate does not let it through
 */
export async function publish(
  store: ReleaseStore,
  { unit, version, dist, key, api, contract = contractVersion, together = false }: Publication,
): Promise<Release> {
  const about = describe(unit, contract);
  refuseNoVersion(version);
  const again = async (teams: readonly Team[]) =>
    storedOrRefuse(store, about.name, version, await hashesOf(dist), teams);
  const isStored = (await store.versions(about.name)).includes(version);
  const teams = await teamsOf(store);
  if (isStored) return again(teams);
  const signer = await signerOf(store, about.name, key, teams);
  const owner = ownerOf(signer.teams, about.name);
  const foreign =
    owner?.team === signer.team
      ? []
      : [
          `${about.name} belongs to ${owner ? `team ${owner.team}` : 'no team'}, and this key is team ${signer.team}'s.`,
        ];
  const { parts, faults } = await partsOf(dist, about.kind);
  const live = together ? [] : await liveReleases(store);
  const policy = await policyOf(store);
  const place = placeReasons(
    {
      ...about,
      version,
      ...(parts && {
        singletons: parts.singletons,
        ...(parts.names && { names: parts.names }),
        ...(parts.brings && { brings: parts.brings }),
      }),
    },
    live,
    policy,
    api,
  );
  if (!parts) throw new ReleaseRefused([...foreign, ...faults, ...place]);

  const workshop = await store.workshop();
  try {
    const release = await pack(workshop, dist, { ...about, version, ...parts }, signer);
    refuseFor([
      ...foreign,
      ...place,
      ...partReasons(release),
      ...budgetReasons(release, policy),
      ...originReasons(release, policy),
    ]);
    return (await store.settle(workshop, about.name, version)) ? release : await again(signer.teams);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Each file of a build with its sha384. */
async function hashesOf(dist: string): Promise<[string, string][]> {
  const files = await filesUnder(dist);
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, integrityOf(await readFile(join(dist, file)))]),
  );
}

/** The same version twice is fine when it is the same build and its owner's, and refused when it is another one. */
export async function storedOrRefuse(
  store: ReleaseStore,
  name: string,
  version: string,
  files: readonly [string, string][],
  teams: readonly Team[],
): Promise<Release> {
  const published = await store.release(name, version);
  if (files.some(([file, integrity]) => published.files[file]?.integrity !== integrity))
    throw new ReleaseRefused(
      `${name} ${version} is already published with other files; a version never changes. Give this build a new one.`,
    );
  refuseFor(await signatureReasons(store, name, version, teams));
  return published;
}
