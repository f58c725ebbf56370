import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../database/transact.ts';
import { isRightMac } from '../facts/compare-mac.ts';
import { insertUsedChallenge } from './store.ts';
import { minute } from '../clock/durations.ts';

/** What a signature over a challenge is for, and whose it must be; nobody's where nobody is known yet. */
export interface ChallengeUse {
  purpose: 'login' | 'check' | 'add';
  subject: string;
}

/** in milliseconds */
export const challengeLife = 5 * minute;
const saltBytes = 16;
const timeBytes = 6;

const macOf = (key: Buffer, { purpose, subject }: ChallengeUse, head: Buffer) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['challenge', purpose, subject, head.toString('base64url')]))
    .digest();

/** Carries its own end and its use, so that whoever asks for many leaves no rows. */
export function makeChallenge({ codeKey, clock }: Context, use: ChallengeUse): Buffer {
  const head = Buffer.alloc(saltBytes + timeBytes);
  randomBytes(saltBytes).copy(head);
  head.writeUIntBE(clock() + challengeLife, saltBytes, timeBytes);
  return Buffer.concat([head, macOf(codeKey, use, head)]);
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge that a browser signed, whatever becomes of the signature.
 * @returns it, or null where it is not ours, not for this use, over, or was used before
 */
export async function useChallenge(
  { codeKey, clock, db }: Context,
  use: ChallengeUse,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, saltBytes + timeBytes);
  if (head.length < saltBytes + timeBytes) return null;
  if (!isRightMac(bytes.subarray(saltBytes + timeBytes), macOf(codeKey, use, head))) return null;
  const end = head.readUIntBE(saltBytes, timeBytes);
  if (end <= clock()) return null;
  try {
    await insertUsedChallenge(db, hash('sha256', bytes, 'base64url'), end);
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return bytes.toString('base64url');
}
