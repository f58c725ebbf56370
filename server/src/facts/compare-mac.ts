import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a message authentication code is the right one, in a time that says nothing about it.
 * @param given as it came: bytes, or base64url
 */
export function isRightMac(given: string | Buffer, right: Buffer): boolean {
  const bytes = typeof given === 'string' ? Buffer.from(given, 'base64url') : given;
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}
