import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { asJson, parseShape } from '../files/disk.ts';
import { StoreFault } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { keyId, ownerOf, publicKeyOf, teamsOf } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

/** Beside the description it signs: one signature by the team that owns the part. */
const Signature = z.strictObject({ team: z.string(), key: z.string(), signature: z.base64() });

/**
 * What a signature is made of; the first line keeps it from counting for anything else. The description holds the hash
 * of every file.
 */
const sealed = (description: Uint8Array) => Buffer.concat([Buffer.from('cyberharbour release v1\n'), description]);

export const signatureOf = (description: Uint8Array, team: string, key: KeyObject) =>
  asJson({ team, key: keyId(key), signature: sign(null, sealed(description), key).toString('base64') });

const file = 'signature.json';

/** A version as it is held against its owner's keys. */
interface Sealed {
  name: string;
  version: string;
  description: () => Promise<Uint8Array>;
  /** The file beside it; nothing where there is none. */
  signature: Uint8Array | undefined;
}

/** Why a version does not count as its owner's; none when it does. */
export async function signatureReasons(
  store: ReleaseStore,
  name: string,
  version: string,
  teams?: readonly Team[],
): Promise<string[]> {
  // What cannot be read is as good as garbled.
  const signature = await store.read(name, version, file).catch(() => Buffer.alloc(0));
  return sealReasons(
    { name, version, description: () => store.description(name, version), signature },
    teams ?? (await teamsOf(store)),
  );
}

/** The same, wherever it lies. */
export async function sealReasons(
  { name, version, description, signature: bytes }: Sealed,
  teams: readonly Team[],
): Promise<string[]> {
  const what = `${name} ${version}`;
  if (bytes === undefined) return [`${what} is not signed.`];
  const signature = signatureIn(bytes);
  if (signature === undefined) return [`${what} has a signature that cannot be read.`];
  const owner = ownerOf(teams, name);
  if (!owner) return [`${name} belongs to no team: cyberharbour-mf keys new <team> --owns ${name}`];
  if (signature.team !== owner.team)
    return [`${what} is signed by team ${signature.team}, and ${name} belongs to team ${owner.team}.`];
  const key = owner.keys.find(({ id }) => id === signature.key);
  if (!key) return [`${what} is signed with a key that team ${owner.team} does not have, or no longer has.`];
  const right = verify(null, sealed(await description()), publicKeyOf(key), Buffer.from(signature.signature, 'base64'));
  return right ? [] : [`${what} was changed after team ${owner.team} signed it.`];
}

function signatureIn(bytes: Uint8Array): z.infer<typeof Signature> | undefined {
  try {
    return parseShape(bytes, file, Signature);
  } catch (error) {
    if (error instanceof StoreFault) return undefined;
    throw error;
  }
}

/** Signs anew what is published already: after a key was changed, or a part was handed to another team. */
export async function signAgain(store: ReleaseStore, name: string, version: string, team: string, key: KeyObject) {
  await store.replace(name, version, file, signatureOf(await store.description(name, version), team, key));
}
