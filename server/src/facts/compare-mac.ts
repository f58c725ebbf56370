import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a message authentication code is the right one, in a time that says nothing about it.
 * @param given as it came, in base64url
 */
export function isRightMac(given: string, right: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}
