import { createHmac } from 'node:crypto';
import { isId } from '../database/ids.ts';
import { isRightMac } from '../facts/compare-mac.ts';

/** What a link in a letter opens. */
type Purpose =
  | 'newsletter:confirm'
  | 'newsletter:unsubscribe'
  | 'newsletter:topics'
  | 'email:keep'
  | 'login:report'
  | 'deletion:keep'
  | 'recovery:confirm'
  | 'recovery:stop'
  | 'question:confirm'
  | 'question:stop'
  | 'question:confirm-thanks'
  | 'question:stop-thanks'
  | 'question:still-30'
  | 'question:still-90';

const macOf = (key: Buffer, purpose: Purpose, id: string) =>
  createHmac('sha256', key).update(`${purpose}:${id}`).digest();

/** A link that only its mail knows; it opens one thing for one subject. */
export const tokenFor = (key: Buffer, purpose: Purpose, id: string) =>
  `${id}.${macOf(key, purpose, id).toString('base64url')}`;

/** @returns the subject's id, or null for a token that we never made */
export function readToken(key: Buffer, purpose: Purpose, token: string): string | null {
  const [id = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isId(id)) return null;
  return isRightMac(mac, macOf(key, purpose, id)) ? id : null;
}
