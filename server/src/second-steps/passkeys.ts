import type { NewPasskey, PasskeyUse } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { PasskeyRow } from '../database/second-step-tables.ts';
import type { Tx } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { challengeLife, type ChallengeUse, makeChallenge, useChallenge } from './challenges.ts';
import * as store from './store.ts';

/** Loaded with the first passkey: a start without any stays quick. */
const webauthn = () => import('@simplewebauthn/server');

const refusedError = (status: 400 | 401, message: string) => new HttpError(status, 'PASSKEY_REFUSED', message);
const notOffered = () =>
  new HttpError(409, 'NO_PASSKEYS', 'This site is reached by an address that passkeys cannot belong to.');

function readRelyingParty({ relyingParty }: Context) {
  if (relyingParty === null) throw notOffered();
  return relyingParty;
}

const namesOf = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    ...(transports !== '' && { transports: transports.split(',') }),
  }));

/** @param passkeys those that will do; any of this site where left out */
export function makeRequest(context: Context, use: ChallengeUse, passkeys?: readonly PasskeyRow[]) {
  const { id } = readRelyingParty(context);
  return {
    challenge: makeChallenge(context, use).toString('base64url'),
    rpId: id,
    timeout: challengeLife,
    userVerification: 'required' as const,
    ...(passkeys && { allowCredentials: namesOf(passkeys) }),
  };
}

interface Owner {
  id: string;
  name: string;
  email: string;
}

export const addUse = (userId: string): ChallengeUse => ({ purpose: 'add', subject: userId });

export function makeCreation(context: Context, owner: Owner, passkeys: readonly PasskeyRow[]) {
  const { id } = readRelyingParty(context);
  return {
    challenge: makeChallenge(context, addUse(owner.id)).toString('base64url'),
    rp: { id, name: 'CyberHarbour' },
    user: { id: Buffer.from(owner.id).toString('base64url'), name: owner.email, displayName: owner.name },
    // EdDSA, ES256, RS256: what WebAuthn Level 3 asks relying parties to take.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLife,
    attestation: 'none' as const,
    excludeCredentials: namesOf(passkeys),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

export type ReadPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_backed_up'>;

/** Throws 400 where the browser's answer proves nothing. */
export async function readNewPasskey(
  context: Context,
  userId: string,
  { passkey }: Pick<NewPasskey, 'passkey'>,
): Promise<ReadPasskey> {
  const { id, origins } = readRelyingParty(context);
  const refused = () => refusedError(400, 'That passkey could not be added. Please try again.');
  const expectedChallenge = await useChallenge(context, addUse(userId), passkey.response.clientDataJSON);
  if (expectedChallenge === null) throw refused();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...passkey.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (passkey.response.transports ?? []).filter((each) => /^[a-z-]+$/.test(each)).join(','),
    is_backed_up: credentialBackedUp ? 1 : 0,
  };
}

export interface ProvedPasskey {
  passkey: PasskeyRow;
  use: Pick<PasskeyRow, 'counter' | 'is_backed_up' | 'used_at'>;
}

const unusable = 'That passkey does not log in here. Use your password, or another passkey.';
const unusableError = () => refusedError(401, unusable);

/** Checks origin, challenge, signature, counter and that its owner was verified. Throws 401 otherwise. */
export async function provePasskey(
  context: Context,
  challengeUse: ChallengeUse,
  response: PasskeyUse,
): Promise<ProvedPasskey> {
  const { id, origins } = readRelyingParty(context);
  const expectedChallenge = await useChallenge(context, challengeUse, response.response.clientDataJSON);
  const passkey = await store.findPasskey(context.db, response.id);
  const owner = response.response.userHandle;
  if (expectedChallenge === null || !passkey) throw unusableError();
  if (owner && Buffer.from(owner, 'base64url').toString() !== passkey.user_id) throw unusableError();
  const { verifyAuthenticationResponse } = await webauthn();
  const { userHandle, ...signed } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw unusableError();
  });
  if (!verified) throw unusableError();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  const use = { counter: newCounter, is_backed_up: credentialBackedUp ? 1 : 0, used_at: context.clock() };
  return { passkey, use };
}

/** In the transaction of what it opens. Throws 401 where it was removed, or used by somebody quicker. */
export async function notePasskey(tx: Tx, { passkey, use }: ProvedPasskey): Promise<void> {
  if (!(await store.notePasskeyUse(tx, passkey, use))) throw unusableError();
}
