import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { keyId, publicKeyOf } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

const payloadType = 'application/vnd.in-toto+json';

/** A signed document as the tools of in-toto read it (DSSE). */
export const Envelope = z.strictObject({
  payloadType: z.literal(payloadType),
  payload: z.base64(),
  signatures: z.array(z.strictObject({ keyid: z.string(), sig: z.base64() })).min(1),
});

/** What is signed: the type too, so that a document counts as nothing else. */
const sealed = (payload: Uint8Array) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);

export function signEnvelope(document: unknown, key: KeyObject): z.infer<typeof Envelope> {
  const payload = Buffer.from(JSON.stringify(document));
  const sig = sign(null, sealed(payload), key).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: keyId(key), sig }] };
}

/** @returns the document; nothing where none of these keys has signed it */
export function openEnvelope({ payload, signatures }: z.infer<typeof Envelope>, keys: Team['keys']): unknown {
  const bytes = Buffer.from(payload, 'base64');
  const isSigned = signatures.some(({ keyid, sig }) => {
    const key = keys.find(({ id }) => id === keyid);
    return key !== undefined && verify(null, sealed(bytes), publicKeyOf(key), Buffer.from(sig, 'base64'));
  });
  return isSigned ? JSON.parse(bytes.toString()) : undefined;
}
