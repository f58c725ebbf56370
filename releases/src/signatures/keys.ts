import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absent, createFile, replaceFile } from '../files/disk.ts';
import { ReleaseRefused } from '../store/errors.ts';
import { versionsInUse } from '../store/revision.ts';
import { signAgain, signatureReasons } from './signature.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { addTeam, describeKey, keyId, newKey, ownerOf, teamsOf, writeTeam } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

/** The team of a store that nobody set up: whoever works on this machine. */
const local = 'local';

const privateFile = (store: ReleaseStore, team: string) => join(store.privateKeys, `${team}.pem`);
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;

/** Nothing where there is no file. @throws ReleaseRefused when it holds no key */
export async function readKey(file: string): Promise<KeyObject | undefined> {
  try {
    return createPrivateKey(await readFile(file));
  } catch (error) {
    if (absent(error)) return undefined;
    throw new ReleaseRefused(`${file} holds no private key in PEM.`);
  }
}

/** Versions that were ever let live, each under a signature that holds: the only ones that a new key vouches for. */
async function vouched(
  store: ReleaseStore,
  mine: (name: string) => boolean,
  teams: readonly Team[],
): Promise<{ name: string; version: string }[]> {
  const found = [];
  for (const name of (await store.remotes()).filter(mine)) {
    const stored = new Set(await store.versions(name));
    const promoted = new Set((await store.history(name)).flatMap(versionsInUse));
    for (const version of promoted)
      if (
        stored.has(version) &&
        (teams.length === 0 || (await signatureReasons(store, name, version, teams)).length === 0)
      )
        found.push({ name, version });
  }
  return found;
}

/** What comes of a new key. */
export interface NewKey {
  team: Team;
  /** File of the private key. */
  privateKey: string;
  /** Versions that were signed with it. */
  signed: number;
}

/**
 * A team and its first key. Parts that it takes over stay live: what was promoted of them is signed anew.
 * @returns where the private key lies
 */
export async function newTeam(store: ReleaseStore, team: string, owns: string[]): Promise<NewKey> {
  const before = await teamsOf(store);
  const takenOver = await vouched(
    store,
    (name) => owns.includes(name) || (owns.includes('*') && !ownerOf(before, name)),
    before,
  );
  await mkdir(store.privateKeys, { recursive: true, mode: 0o700 });
  const file = privateFile(store, team);
  await createFile(file, pem(newKey()), 0o600);
  const key = await readKey(file);
  if (!key) throw new ReleaseRefused(`${file} cannot be read.`);
  const added = await addTeam(store, team, owns, key);
  for (const { name, version } of takenOver) await signAgain(store, name, version, team, key);
  await store.touch();
  return { team: added, privateKey: file, signed: takenOver.length };
}

/** Gives a team a new key and takes every older one away; what was promoted under them is signed anew. */
export async function rotateKey(store: ReleaseStore, name: string): Promise<NewKey> {
  const teams = await teamsOf(store);
  const team = teams.find((one) => one.team === name);
  if (!team)
    throw new ReleaseRefused(
      `There is no team ${name}. There are: ${teams.map((one) => one.team).join(', ') || 'none'}.`,
    );
  const vouchedFor = await vouched(store, (part) => ownerOf(teams, part)?.team === name, teams);
  const key = newKey();
  // Both keys count while versions are signed one by one, so that no page meets a version without a signature that
  // holds.
  await writeTeam(store, { ...team, keys: [...team.keys, describeKey(key)] });
  await mkdir(store.privateKeys, { recursive: true, mode: 0o700 });
  await replaceFile(privateFile(store, name), pem(key), 0o600);
  for (const { name: part, version } of vouchedFor) await signAgain(store, part, version, name, key);
  const rotated = { ...team, keys: [describeKey(key)] };
  await writeTeam(store, rotated);
  await store.touch();
  return { team: rotated, privateKey: privateFile(store, name), signed: vouchedFor.length };
}

/**
 * Who signs a release: the key that is named, else the owner's where it lies in the store, else, in a store without any
 * team, a local one made now.
 * @param known the teams of the store, read once by the caller
 * @returns the signer, and the teams as they are now: one more where a local one was made
 * @throws ReleaseRefused when there is no key to sign with
 */
export async function signerOf(
  store: ReleaseStore,
  name: string,
  keyFile: string | undefined,
  known: readonly Team[],
): Promise<{ team: string; key: KeyObject; teams: readonly Team[] }> {
  let teams = known;
  if (keyFile !== undefined) {
    const key = await readKey(keyFile);
    if (!key) throw new ReleaseRefused(`There is no key in ${keyFile}.`);
    const team = teams.find(({ keys }) => keys.some(({ id }) => id === keyId(key)));
    if (!team) throw new ReleaseRefused(`The key in ${keyFile} belongs to no team of this store.`);
    return { team: team.team, key, teams };
  }
  if (teams.length === 0) {
    await newTeam(store, local, ['*']).catch((error: unknown) => {
      if (!(error instanceof ReleaseRefused)) throw error;
    });
    teams = await teamsOf(store);
  }
  const owner = ownerOf(teams, name);
  if (!owner) throw new ReleaseRefused(`${name} belongs to no team: cyberharbour-mf keys new <team> --owns ${name}`);
  const key = await readKey(privateFile(store, owner.team));
  if (!key)
    throw new ReleaseRefused(
      `${name} belongs to team ${owner.team}, whose private key is not here: name it with --key or RELEASE_KEY.`,
    );
  return { team: owner.team, key, teams };
}
