import { writeFile } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { readOrigin } from '@cyberharbour/platform/origin';
import { remoteFileReasons } from '@cyberharbour/platform/packages';
import type { Package } from '@cyberharbour/platform/packages';
import { releaseVersionPattern } from '@cyberharbour/shared-api/release-contract';
import { copyFiles } from './copy-files.ts';
import { asJson } from '../files/disk.ts';
import { readKey } from '../signatures/keys.ts';
import { buildParts } from './manifest.ts';
import { refuseFor, ReleaseRefused } from '../store/errors.ts';
import type { Release } from '../store/release.ts';
import { signatureOf } from '../signatures/signature.ts';
import { keyId } from '../teams/teams.ts';

/** @throws ReleaseRefused with everything that is wrong in `remote.json` */
export function describe(unit: Package, contract: string) {
  if (!unit.remote) return { name: 'shell', kind: 'shell' as const, contract, api: '*', claims: [] };
  refuseFor(remoteFileReasons(unit));
  const { name, api, claims, menu = [], slots = [], budget, contract: needed } = unit.remote;
  return { kind: 'remote' as const, name, contract: needed, api, claims, menu, slots, budget };
}

/** @throws ReleaseRefused when it is none */
export function refuseNoVersion(version: string) {
  if (!releaseVersionPattern.test(version))
    throw new ReleaseRefused(`${version} is no version: a version is like 1.2.3.`);
}

/** A build that is none is one reason among others. */
export async function partsOf(dist: string, kind: Release['kind']) {
  try {
    return { parts: await buildParts(dist, kind), faults: [] };
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return { parts: undefined, faults: error.reasons };
  }
}

/** Writes a build into a folder as a store keeps it: every file with its brotli twin, then the description, signed. */
export async function pack(
  folder: string,
  dist: string,
  about: Omit<Release, 'publishedAt' | 'files'>,
  { team, key }: { team: string; key: KeyObject },
): Promise<Release> {
  const origin = await readOrigin(dist, about.version);
  const release: Release = {
    ...about,
    publishedAt: new Date().toISOString(),
    ...(origin && { origin }),
    files: await copyFiles(dist, folder),
  };
  const description = asJson(release);
  await writeFile(join(folder, 'release.json'), description);
  await writeFile(join(folder, 'signature.json'), signatureOf(Buffer.from(description), team, key));
  return release;
}

interface Packing {
  /** Where it is written. */
  folder: string;
  unit: Package;
  version: string;
  dist: string;
  /** File of the private key. */
  key: string;
  contract: string;
}

/**
 * Packs a build for a store that is elsewhere.
 * @param team whose release it is, with the ids of its public keys there
 * @throws ReleaseRefused when it is no build, or the key is not one of the team's
 */
export async function packFor(
  { team, keys }: { team: string; keys: readonly string[] },
  { folder, unit, version, dist, key: file, contract }: Packing,
): Promise<Release> {
  const about = describe(unit, contract);
  refuseNoVersion(version);
  const key = await readKey(file);
  if (!key) throw new ReleaseRefused(`There is no key in ${file}.`);
  if (!keys.includes(keyId(key))) throw new ReleaseRefused(`The key in ${file} is not team ${team}'s.`);
  const { parts, faults } = await partsOf(dist, about.kind);
  if (!parts) throw new ReleaseRefused(faults);
  return pack(folder, dist, { ...about, version, ...parts }, { team, key });
}
