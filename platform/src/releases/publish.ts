import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '../host-contract/index.ts';
import type { Room } from '../webpack/rooms.ts';
import { copyFiles } from './copy-files.ts';
import { asJson } from './disk.ts';
import { partReasons, placeReasons } from './gates/index.ts';
import { integrityOf } from './integrity.ts';
import { signerOf } from './keys.ts';
import { liveReleases } from './live-set.ts';
import { buildParts } from './manifest.ts';
import { refuseFor, ReleaseRefused } from './refusal.ts';
import { RemoteFile } from './release.ts';
import type { Release } from './release.ts';
import { signatureOf, signatureReasons } from './signature.ts';
import type { ReleaseStore } from './store.ts';
import { ownerOf, teamsOf } from './teams.ts';

export interface Publication {
  room: Room;
  version: string;
  /** The folder that the build wrote. */
  dist: string;
  /** File of the private key to sign with; by default the owner's, where it lies in the store. */
  key?: string | undefined;
  /** Version of the API that the server speaks. */
  api?: string | undefined;
  /** Version of the host contract that a shell speaks; by default that of this source tree. */
  contract?: string | undefined;
  /** Parts of one source tree that go live together are judged then, in the house as it will be, and not against the one that stands. */
  together?: boolean;
}

/**
 * Puts a build into the store under its version: every file with its sha384 and a brotli twin, then the description, signed. Nothing goes live.
 * @throws ReleaseRefused with every reason, when a gate does not let it through
 */
export async function publish(store: ReleaseStore, { room, version, dist, key, api, contract = contractVersion, together = false }: Publication): Promise<Release> {
  const about = describe(room, contract);
  if (!/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) throw new ReleaseRefused(`${version} is no version: a version is like 1.2.3.`);
  if ((await store.versions(about.name)).includes(version)) return keepOrRefuse(store, about.name, version, dist);
  const signer = await signerOf(store, about.name, key);
  const owner = ownerOf(await teamsOf(store), about.name);
  const foreign = owner?.team === signer.team ? [] : [`${about.name} belongs to ${owner ? `team ${owner.team}` : 'no team'}, and this key is team ${signer.team}'s.`];
  const { parts, faults } = await partsOf(dist, about.kind);
  const live = together ? [] : await liveReleases(store);
  const place = placeReasons({ ...about, version, ...(parts && { singletons: parts.singletons, ...(parts.names && { names: parts.names }) }) }, live, api);
  if (!parts) throw new ReleaseRefused([...foreign, ...faults, ...place]);

  const workshop = await store.workshop();
  try {
    const release: Release = { ...about, version, publishedAt: new Date().toISOString(), ...parts, files: await copyFiles(dist, workshop) };
    refuseFor([...foreign, ...place, ...partReasons(release)]);
    const description = asJson(release);
    await writeFile(join(workshop, 'release.json'), description);
    await writeFile(join(workshop, 'signature.json'), signatureOf(Buffer.from(description), signer.team, signer.key));
    return (await store.settle(workshop, about.name, version)) ? release : await keepOrRefuse(store, about.name, version, dist);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

const describe = (room: Room, contract: string) => {
  if (!room.remote) return { name: 'shell', kind: 'shell' as const, contract, api: '*', claims: [] };
  const remote = RemoteFile.safeParse(room.remote);
  if (!remote.success) throw new ReleaseRefused(remote.error.issues.map(({ path, message }) => `remote.json of ${room.name}: ${path.join('.')}: ${message}`));
  return { kind: 'remote' as const, ...remote.data };
};

/** A build that is none is one reason among others. */
async function partsOf(dist: string, kind: Release['kind']) {
  try {
    return { parts: await buildParts(dist, kind), faults: [] };
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return { parts: undefined, faults: error.reasons };
  }
}

/** The same version twice is fine when it is the same build and its owner's, and refused when it is another one. */
async function keepOrRefuse(store: ReleaseStore, name: string, version: string, dist: string): Promise<Release> {
  const published = await store.release(name, version);
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const file of found.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (published.files[path.slice(dist.length + 1)]?.integrity !== integrityOf(await readFile(path)))
      throw new ReleaseRefused(`${name} ${version} is already published with other files; a version never changes. Give this build a new one.`);
  }
  refuseFor(await signatureReasons(store, name, version));
  return published;
}
