import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RemoteFile } from '@cyberharbour/platform/packages';
import { parseShape } from '../files/disk.ts';
import { budgetReasons, fileReasons, originReasons, partReasons, placeReasons } from '../gates/index.ts';
import { liveReleases } from '../discovery/live-set.ts';
import { policyOf } from '../policy/policy.ts';
import { refuseNoVersion } from './pack.ts';
import { storedOrRefuse } from './publish.ts';
import { refuseFor, ReleaseRefused, StoreFault } from '../store/errors.ts';
import { Release } from '../store/release.ts';
import { sealReasons } from '../signatures/signature.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { teamsOf } from '../teams/teams.ts';

export interface Packed {
  name: string;
  version: string;
  /** Everything that `pack` wrote, by its path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Version of the API that the server speaks. */
  api?: string | undefined;
}

const besides = ['release.json', 'signature.json'];

/** A path under a version's folder, and nowhere else. */
const isInside = (file: string) => file.split('/').every((step) => /^[\w@-][\w.@-]*$/.test(step));

/**
 * Puts a release into the store that was packed and signed elsewhere. Nothing it says of itself is believed: every hash
 * and size is taken anew, and the signature is held against the owner's public keys. Nothing goes live.
 * @throws ReleaseRefused with every reason; nothing of it lies in the store then
 */
export async function receive(store: ReleaseStore, { name, version, files, api }: Packed): Promise<Release> {
  refuseNoVersion(version);
  const [description, signature] = besides.map((file) => files.get(file));
  if (!description) throw new ReleaseRefused('The upload holds no release.json.');
  const teams = await teamsOf(store);
  const release = describedBy(description);
  if (release.name !== name || release.version !== version)
    throw new ReleaseRefused(
      `The upload describes ${release.name} ${release.version}, and was sent as ${name} ${version}.`,
    );
  const read = (file: string) => Promise.resolve(files.get(file));
  refuseFor([
    ...formReasons(release),
    ...(await sealReasons({ name, version, description: () => Promise.resolve(description), signature }, teams)),
    ...listReasons(release, files),
    ...(await fileReasons(release, read)),
    ...partReasons(release),
  ]);
  const hashes = Object.entries(release.files).map(([file, { integrity }]): [string, string] => [file, integrity]);
  if ((await store.versions(name)).includes(version)) return storedOrRefuse(store, name, version, hashes, teams);
  const policy = await policyOf(store);
  refuseFor([
    ...budgetReasons(release, policy),
    ...originReasons(release, policy),
    ...placeReasons(release, await liveReleases(store), policy, api),
  ]);
  const workshop = await store.workshop();
  try {
    for (const [file, bytes] of files) {
      await mkdir(dirname(join(workshop, file)), { recursive: true });
      await writeFile(join(workshop, file), bytes);
    }
    return (await store.settle(workshop, name, version))
      ? release
      : await storedOrRefuse(store, name, version, hashes, teams);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

function describedBy(bytes: Uint8Array): Release {
  try {
    return parseShape(bytes, 'release.json', Release);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    throw new ReleaseRefused('The release.json of the upload is not what cyberharbour-mf writes.');
  }
}

/**
 * What a description made by `cyberharbour-mf` never is: a remote that passes for a shell, or one without what its
 * remote.json has to say.
 */
function formReasons({ name, kind, contract, api, claims, menu, slots, budget }: Release): string[] {
  if ((name === 'shell') !== (kind === 'shell')) return [`${name} is no ${kind}.`];
  if (kind === 'shell') return [];
  return (
    RemoteFile.safeParse({ name, contract, api, claims, menu, slots, budget }).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    ) ?? []
  );
}

/** What is sent is what is described, file for file and in every size. */
function listReasons({ files: described }: Release, sent: Packed['files']): string[] {
  const known = new Set([...besides, ...Object.keys(described).flatMap((file) => [file, `${file}.br`])]);
  const outside = Object.keys(described)
    .filter((file) => !isInside(file))
    .map((file) => `${file} is no path of a release.`);
  const unknown = [...sent.keys()]
    .filter((file) => !known.has(file))
    .map((file) => `${file} was sent, and is not described.`);
  const sizes = Object.entries(described).flatMap(([file, { bytes, brotli }]) => {
    const [whole, small] = [sent.get(file), sent.get(`${file}.br`)];
    return whole && (whole.length !== bytes || (small ?? whole).length !== brotli)
      ? [`${file} has another size than the one described.`]
      : [];
  });
  return [...outside, ...unknown, ...sizes];
}
